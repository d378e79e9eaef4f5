import type { KeptChange } from "../model/KeptChange.ts";

/** The changes made to this cart, or before any cart existed. */
export const changesOfCart = (
  changes: ReadonlyArray<KeptChange>,
  { cartId }: Pick<KeptChange, "cartId">,
): ReadonlyArray<KeptChange> => changes.filter((each) => each.cartId === null || each.cartId === cartId);
