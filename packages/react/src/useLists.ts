"use client";
import type { ListsState } from "@kamra/core/lists";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

const itself = (state: ListsState): ListsState => state;

/** The shopper's lists, and the invitations to others'. */
export function useLists(): ListsState;
/** The selected value of the lists; see `useStore` for `isEqual`. */
export function useLists<Selected>(
  selector: (state: ListsState) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useLists(
  selector: (state: ListsState) => unknown = itself,
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useStore(useShop("lists").lists.state, selector, isEqual);
}
