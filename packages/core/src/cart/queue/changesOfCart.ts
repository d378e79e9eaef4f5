import type { StoredChange } from "../model/StoredChange.ts";

/** The changes made to this cart, or before any cart existed. */
export const changesOfCart = (
  changes: ReadonlyArray<StoredChange>,
  { cartId }: Pick<StoredChange, "cartId">,
): ReadonlyArray<StoredChange> => changes.filter((each) => each.cartId === null || each.cartId === cartId);
