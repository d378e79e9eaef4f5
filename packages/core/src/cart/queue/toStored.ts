import type { CartFacts } from "./cartStateOf.ts";
import type { KeptChange } from "../model/KeptChange.ts";

/** Converts this tab's pending changes for storage or for another tab. */
export const toStored = (
  { sent, waiting }: Pick<CartFacts, "sent" | "waiting">,
  { cartId }: Pick<KeptChange, "cartId">,
): ReadonlyArray<KeptChange> =>
  [...sent, ...waiting].map(({ outcomes: _outcomes, goesAlone: _goesAlone, sentBy, ...change }) => ({
    ...change,
    cartId,
    ...(sentBy !== undefined && { sentBy }),
  }));
