import type { KeptChange } from "./KeptChange.ts";
import { leftOf } from "./leftOf.ts";
import type { PendingChange } from "./PendingChange.ts";

/**
 * Of what waits in a tab, what is left once another one is done with some changes: not these, and of what the shopper had done
 * before them only what they say nothing of.
 *
 * @rule CART-16
 */
export const leftAfter = (
  waiting: ReadonlyArray<PendingChange>,
  { done }: { readonly done: ReadonlyArray<Pick<KeptChange, "id" | "change">> },
): ReadonlyArray<PendingChange> =>
  waiting.flatMap((each) => {
    if (done.some(({ id }) => id === each.id)) return [];
    const later = done.filter(({ id }) => id > each.id);
    const change = later.reduce<PendingChange["change"] | null>(
      (left, one) => left && leftOf(left, { later: one.change }),
      each.change,
    );
    if (change === null) return [];
    // An id names one change for ever; this one sorts as the whole did.
    return [change === each.change ? each : { ...each, id: `${each.id}~`, change }];
  });
