"use client";
import type { LoadingState } from "@kamra/core/navigation";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Whether a page or a request is loading, and whether to show it. */
export function useLoading(): LoadingState {
  return useStore(useShop("navigation").navigation.loading);
}
