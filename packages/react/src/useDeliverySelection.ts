"use client";
import type { DeliverySelection } from "@kamra/core/delivery";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The shopper's delivery selection; null until they choose. */
export function useDeliverySelection(): DeliverySelection | null {
  return useStore(useShop("delivery").delivery.selection);
}
