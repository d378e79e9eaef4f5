import type { CartFacts } from "./cartStateOf.ts";
import type { StoredChange } from "../model/StoredChange.ts";

/** Converts this tab's pending changes for storage or for another tab. */
export const toStored = (
  { sent, waiting }: Pick<CartFacts, "sent" | "waiting">,
  { cartId }: Pick<StoredChange, "cartId">,
): ReadonlyArray<StoredChange> =>
  [...sent, ...waiting].map(({ outcomes: _outcomes, goesAlone: _goesAlone, sentBy, ...change }) => ({
    ...change,
    cartId,
    ...(sentBy !== undefined && { sentBy }),
  }));
