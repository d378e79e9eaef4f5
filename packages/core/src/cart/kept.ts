import * as Schema from "effect/Schema";
import { SightOfCart } from "./SightOfCart.ts";

export { KeptChange } from "./KeptChange.ts";

/** What is pending in a tab, and the server's cart where the tab has news of it. */
export const CartNews = Schema.Struct({
  tab: Schema.String,
  isAway: Schema.Boolean,
  changes: Schema.Unknown,
  sight: Schema.NullOr(SightOfCart),
});
export interface CartNews extends Schema.Schema.Type<typeof CartNews> {}
