"use client";
import type { Notice } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** What the shop has to tell the shopper now, oldest first. Whoever shows a notice dismisses it with `dismissNotice`. */
export function useNotices(): ReadonlyArray<Notice> {
  return useStore(useShop().notices);
}
