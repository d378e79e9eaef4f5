"use client";
import { delivery } from "@kamra/core";
import type { DeliverySelection } from "@kamra/core/delivery";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Where the shopper wants the goods; null until they have said so. */
export function useDeliverySelection(): DeliverySelection | null {
  return useStore(useShop(delivery).delivery.selection);
}
