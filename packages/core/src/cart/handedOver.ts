import type { CartFacts } from "./cartStateOf.ts";
import type { KeptChange } from "./KeptChange.ts";

/** What is pending here, as it can be kept for a later page or told to another tab. */
export const handedOver = (
  { sent, waiting }: Pick<CartFacts, "sent" | "waiting">,
  { cartId }: Pick<KeptChange, "cartId">,
): ReadonlyArray<KeptChange> =>
  [...sent, ...waiting].map(({ outcomes: _outcomes, goesAlone: _goesAlone, ...change }) => ({ ...change, cartId }));
