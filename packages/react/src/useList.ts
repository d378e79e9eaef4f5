"use client";
import type { ListView } from "@kamra/core/lists";
import { useLists } from "./useLists.ts";

/** One of the shopper's lists; null for an unknown id. Changes of other lists do not render the component again. */
export function useList(listId: string): ListView | null {
  return useLists(({ lists }) => lists?.find(({ id }) => id === listId) ?? null);
}
