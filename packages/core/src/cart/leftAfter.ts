import type { KeptChange } from "./KeptChange.ts";
import type { PendingChange } from "./PendingChange.ts";
import { supersedes } from "./supersedes.ts";

/**
 * Of what waits in a tab, what is left once another one is done with some changes: not these, nor what the shopper had done
 * before them and they leave nothing of.
 *
 * @rule CART-16
 */
export const leftAfter = (
  waiting: ReadonlyArray<PendingChange>,
  { done }: { readonly done: ReadonlyArray<Pick<KeptChange, "id" | "change">> },
): ReadonlyArray<PendingChange> =>
  waiting.filter(({ id, change }) => !done.some((each) => each.id === id || (each.id > id && supersedes(each.change, change))));
