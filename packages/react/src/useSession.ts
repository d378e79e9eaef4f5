"use client";
import { session, type SessionState } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

const itself = (state: SessionState): SessionState => state;

/** Who the shopper is, and what is being done about that. */
export function useSession(): SessionState;
/** What the selector makes of the session; see `useStore` for `isEqual`. */
export function useSession<Selected>(
  selector: (state: SessionState) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useSession(
  selector: (state: SessionState) => unknown = itself,
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useStore(useShop(session).session.state, selector, isEqual);
}
