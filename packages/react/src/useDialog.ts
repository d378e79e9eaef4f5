"use client";
import type { OpenDialog } from "@kamra/core/dialogs";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The dialog to show, null when there is none. Answer it with `shop.dialogs.answer`. */
export function useDialog(): OpenDialog | null {
  return useStore(useShop("dialogs").dialogs.open);
}
