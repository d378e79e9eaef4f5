"use client";
import type { Notice } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The current notices for the shopper, oldest first. Dismiss one with `dismissNotice`. */
export function useNotices(): ReadonlyArray<Notice> {
  return useStore(useShop().notices);
}
