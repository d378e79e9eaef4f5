"use client";
import type { DeliveryRequest } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Whether to show the delivery dialog. `delivery.select` and `delivery.cancelPicker` answer it. */
export function useDeliveryRequest(): DeliveryRequest {
  return useStore(useShop("delivery").delivery.request);
}
