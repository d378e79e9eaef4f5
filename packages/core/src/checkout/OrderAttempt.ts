import * as Schema from "effect/Schema";

/** A try to place an order, kept until the shopper knows what became of it. Nothing in it says who they are. */
export const OrderAttempt = Schema.Struct({
  /** Of the `Idempotency-Key` header. */
  key: Schema.NonEmptyString,
  cartId: Schema.NonEmptyString,
  /** In whose name; null for a guest. */
  userId: Schema.NullOr(Schema.NonEmptyString),
  /** The list that the order is to be kept as. */
  saveAsList: Schema.NullOr(Schema.String),
  /** What has been done after it, so that a reload does not do it twice. */
  done: Schema.Array(Schema.Literals(["reported", "listed"])),
});
export interface OrderAttempt extends Schema.Schema.Type<typeof OrderAttempt> {}
