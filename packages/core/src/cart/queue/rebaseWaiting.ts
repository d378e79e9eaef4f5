import type { StoredChange } from "../model/StoredChange.ts";
import { rebaseChange } from "./rebaseChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/**
 * The waiting changes after another tab completed some: without the completed changes, and without the parts of earlier changes
 * that they override.
 *
 * @rule CART-16
 */
export const rebaseWaiting = (
  waiting: ReadonlyArray<PendingChange>,
  { done }: { readonly done: ReadonlyArray<Pick<StoredChange, "id" | "change">> },
): ReadonlyArray<PendingChange> =>
  waiting.flatMap((each) => {
    if (done.some(({ id }) => id === each.id)) return [];
    const later = done.filter(({ id }) => id > each.id);
    const change = later.reduce<PendingChange["change"] | null>(
      (left, one) => left && rebaseChange(left, { later: one.change }),
      each.change,
    );
    if (change === null) return [];
    // Ids are never reused; the suffix keeps the sort position.
    return [change === each.change ? each : { ...each, id: `${each.id}~`, change }];
  });
