import * as Schema from "effect/Schema";
import { CartChange } from "./CartChange.ts";

/** Why the shopper has made a change, where what they are told depends on it. */
export const ChangeReason = Schema.Literals(["wanted", "unavailable", "couponLoss"]);
export type ChangeReason = typeof ChangeReason.Type;

/** A change that the server has not confirmed yet, as it outlasts the page. */
export const KeptChange = Schema.Struct({
  /** Sorts by when the shopper made the change. */
  id: Schema.NonEmptyString,
  /** Of the cart that it was made to; null when there was none yet. */
  cartId: Schema.NullOr(Schema.String),
  change: CartChange,
  reason: ChangeReason,
  /** The key of the request that it was sent with, together with all others of this key; not while it has not been sent. */
  sentBy: Schema.optionalKey(Schema.String),
});
export interface KeptChange extends Schema.Schema.Type<typeof KeptChange> {}
