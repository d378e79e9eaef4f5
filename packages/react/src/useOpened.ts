"use client";
import type { Capability, ShopBase } from "@kamra/core";
import { useContext } from "react";
import { ShopContext } from "./ShopContext.ts";
import { suspendOn } from "./suspendOn.ts";

const open = (shop: ShopBase, capability: Capability<string, unknown, string>) => shop.open(capability);

const hasOpened = <Name extends string, Api, Needs extends string>(
  shop: ShopBase,
  { name }: Capability<Name, Api, Needs>,
): shop is ShopBase & Readonly<Record<Name, Api>> => name in shop;

/**
 * The shop with one more capability, for components under a `<Suspense>` whose code loads later than the shop. The
 * first of them opens the capability, and all wait for it. Use the capability's hooks in components below.
 *
 * Errors: what `shop.open` rejects with, thrown while rendering, for an error boundary.
 *
 * @example
 * const { checkout: opened } = useOpened(checkout);
 */
export function useOpened<Name extends string, Api, Needs extends string>(
  capability: Capability<Name, Api, Needs>,
): ShopBase & Readonly<Record<Name, Api>> {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error("There is no <ShopProvider> above this component");
  if (hasOpened(shop, capability)) return shop;
  return suspendOn(shop, capability, () => open(shop, capability));
}
