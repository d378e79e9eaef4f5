import * as Schema from "effect/Schema";
import { CartChange } from "./CartChange.schema.ts";
import type * as model from "./StoredChange.ts";

/** Schema of `ChangeReason`: why the shopper made a change; the error message depends on it. */
export const ChangeReason = Schema.Literals(["wanted", "unavailable", "couponLoss"]) satisfies {
  readonly Type: model.ChangeReason;
};

/** Schema of `StoredChange`: an unconfirmed change as it is stored, so that it survives the page. */
export const StoredChange = Schema.Struct({
  id: Schema.NonEmptyString,
  cartId: Schema.NullOr(Schema.String),
  change: CartChange,
  reason: ChangeReason,
  sentBy: Schema.optionalKey(Schema.String),
}) satisfies { readonly Type: model.StoredChange };
