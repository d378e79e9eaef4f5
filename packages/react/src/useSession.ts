"use client";
import type { SessionState } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

const itself = (state: SessionState): SessionState => state;

/** The shopper's session: the user, and the sign-in in progress. */
export function useSession(): SessionState;
/** The selected value of the session; see `useStore` for `isEqual`. */
export function useSession<Selected>(
  selector: (state: SessionState) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useSession(
  selector: (state: SessionState) => unknown = itself,
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useStore(useShop("session").session.state, selector, isEqual);
}
