"use client";
import { delivery } from "@kamra/core";
import type { ShippingMethod } from "@kamra/core/delivery";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The ways of getting the goods, with what stops each; null until they have been loaded. */
export function useShippingMethods(): ReadonlyArray<ShippingMethod> | null {
  return useStore(useShop(delivery).delivery.methods);
}
