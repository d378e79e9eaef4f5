import * as Schema from "effect/Schema";
import { CartChange } from "./CartChange.ts";

/** Why the shopper made a change; the error message depends on it. */
export const ChangeReason = Schema.Literals(["wanted", "unavailable", "couponLoss"]);
export type ChangeReason = typeof ChangeReason.Type;

/** An unconfirmed change as it is stored, so that it survives the page. */
export const StoredChange = Schema.Struct({
  /** Sorts by the time of the change. */
  id: Schema.NonEmptyString,
  /** The cart that was changed; null when none existed yet. */
  cartId: Schema.NullOr(Schema.String),
  change: CartChange,
  reason: ChangeReason,
  /** The idempotency key of the request that carried this change; absent until it is sent. */
  sentBy: Schema.optionalKey(Schema.String),
});
export interface StoredChange extends Schema.Schema.Type<typeof StoredChange> {}
