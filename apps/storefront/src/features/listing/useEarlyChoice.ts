import { useEffect, useEffectEvent } from "react";
import type { ListingState } from "./ListingState.ts";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing } from "./encodeListing.ts";

interface EarlyChoice {
  readonly formId: string;
  readonly state: ListingState;
  /** The keys of the list's sort orders. */
  readonly orders: ReadonlyArray<string>;
  readonly onChoice: (state: ListingState) => void;
}

/** Adopts filters and sort order that the shopper chose before the scripts loaded. */
export function useEarlyChoice({ formId, state, orders, onChoice }: EarlyChoice): void {
  const take = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = Array.from(new FormData(form), ([name, value]) => [name, typeof value === "string" ? value : ""]);
    const chosen = decodeListing(new URLSearchParams(fields), { orders });
    if (encodeListing(chosen) !== encodeListing({ ...state, page: 1 })) onChoice(chosen);
  });
  useEffect(() => {
    take();
  }, []);
}
