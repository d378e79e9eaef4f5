"use client";
import type { ShippingMethod } from "@kamra/core/delivery";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The shipping methods, each with the reason that blocks it; null until loaded. */
export function useShippingMethods(): ReadonlyArray<ShippingMethod> | null {
  return useStore(useShop("delivery").delivery.methods);
}
