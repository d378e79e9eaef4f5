"use client";
import type { SessionState } from "@kamra/core";
import type { SavedCard } from "@kamra/core/payment";
import { useSession } from "./useSession.ts";

const none: ReadonlyArray<SavedCard> = [];
const cardsOf = ({ user }: SessionState): ReadonlyArray<SavedCard> => user?.savedCards ?? none;

/** The shopper's saved cards; empty for a guest. */
export function useSavedCards(): ReadonlyArray<SavedCard> {
  return useSession(cardsOf);
}
