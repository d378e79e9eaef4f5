import * as Schema from "effect/Schema";
import { CartReading } from "../model/CartReading.schema.ts";
import { SeenPrice } from "../model/SeenPrice.schema.ts";

export { StoredChange } from "../model/StoredChange.schema.ts";

/** A tab's message: its pending changes, and the server's cart if the tab has read it. */
export const CartNews = Schema.Struct({
  tab: Schema.String,
  isAway: Schema.Boolean,
  changes: Schema.Unknown,
  current: Schema.NullOr(CartReading),
});
export interface CartNews extends Schema.Schema.Type<typeof CartNews> {}

export const StoredPrices = Schema.Array(SeenPrice);

/** Which revision of which cart this browser has seen last. */
export const StoredRevision = Schema.Struct({ cartId: Schema.String, revision: Schema.Int });
