"use client";
import type { TimeSlotsState } from "@kamra/core/checkout";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The courier's time slots, and the cart's reserved one; `useTimeLeft` counts down its time. */
export function useTimeSlots(): TimeSlotsState {
  return useStore(useShop("checkout").checkout.timeSlots);
}
