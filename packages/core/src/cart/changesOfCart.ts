import type { KeptChange } from "./KeptChange.ts";

/** Those that were made to this cart, or to none yet. */
export const changesOfCart = (
  changes: ReadonlyArray<KeptChange>,
  { cartId }: Pick<KeptChange, "cartId">,
): ReadonlyArray<KeptChange> => changes.filter((each) => each.cartId === null || each.cartId === cartId);
