"use client";
import { navigation } from "@kamra/core";
import type { LoadingState } from "@kamra/core/navigation";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Whether a page or something else is on its way, and whether the shopper is to be told. */
export function useLoading(): LoadingState {
  return useStore(useShop(navigation).navigation.loading);
}
