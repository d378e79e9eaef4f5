"use client";
import type { Capability, Shop, ShopApis, ShopBase } from "@kamra/core";
import { useContext } from "react";
import { ShopContext } from "./ShopContext.ts";

type AnyCapability = Capability<string, unknown, string>;
type Name = keyof ShopApis;

/**
 * The shop of the nearest `ShopProvider`, typed by the named capabilities. A name loads no code. Pass the object of a
 * capability of the application's own.
 *
 * Errors: thrown while rendering without a provider, or when its shop lacks one of them.
 *
 * @example
 * const shop = useShop("cart", "delivery");
 * const { selection } = shop.delivery;
 */
export function useShop<const Names extends ReadonlyArray<Name>>(
  ...names: Names
): ShopBase & Pick<ShopApis, Names[number]>;
/** The shop of the nearest `ShopProvider`, typed by the given capabilities, which are bundled. Errors: as above. */
export function useShop<const Chosen extends ReadonlyArray<AnyCapability>>(...capabilities: Chosen): Shop<Chosen>;
export function useShop(...chosen: ReadonlyArray<Name | AnyCapability>): ShopBase {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error("There is no <ShopProvider> above this component");
  const missing = chosen.map((each) => (typeof each === "string" ? each : each.name)).filter((name) => !(name in shop));
  if (missing.length > 0)
    throw new Error(`This shop was made without ${missing.join(", ")}: name it in createShop's capabilities`);
  return shop;
}
