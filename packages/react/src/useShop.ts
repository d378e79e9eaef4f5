"use client";
import type { Capability, Shop, ShopBase } from "@kamra/core";
import { useContext } from "react";
import { ShopContext } from "./ShopContext.ts";

type Capabilities = ReadonlyArray<Capability<string, unknown, string>>;

const hasAll = <const Chosen extends Capabilities>(shop: ShopBase, capabilities: Chosen): shop is Shop<Chosen> =>
  capabilities.every(({ name }) => name in shop);

/**
 * The shop of the nearest `ShopProvider`, typed by the named capabilities.
 *
 * Errors: thrown while rendering without a provider, or when its shop lacks one of them.
 *
 * @example
 * const shop = useShop(cart, delivery);
 * const { selection } = shop.delivery;
 */
export function useShop<const Chosen extends Capabilities>(...capabilities: Chosen): Shop<Chosen> {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error("There is no <ShopProvider> above this component");
  if (!hasAll(shop, capabilities)) {
    const missing = capabilities.map(({ name }) => name).filter((name) => !(name in shop));
    throw new Error(`This shop was made without ${missing.join(", ")}: name it in createShop's capabilities`);
  }
  return shop;
}
