"use client";
import { checkout } from "@kamra/core";
import type { TimeSlotsState } from "@kamra/core/checkout";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** When the courier can come, and how the place stands that is kept for the cart; `useTimeLeft` counts its time down. */
export function useTimeSlots(): TimeSlotsState {
  return useStore(useShop(checkout).checkout.timeSlots);
}
