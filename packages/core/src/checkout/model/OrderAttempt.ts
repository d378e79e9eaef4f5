import * as Schema from "effect/Schema";
import { ProductId, Quantity } from "../../product/Product.ts";

/** An attempt to place an order, stored until its result is known. It contains no personal data. */
export const OrderAttempt = Schema.Struct({
  /** Of the `Idempotency-Key` header. */
  key: Schema.NonEmptyString,
  cartId: Schema.NonEmptyString,
  /** The user; null for a guest. */
  userId: Schema.NullOr(Schema.NonEmptyString),
  /** The list to create from the cart. */
  list: Schema.NullOr(
    Schema.Struct({
      name: Schema.NonEmptyString,
      lines: Schema.Array(Schema.Struct({ product: Schema.Struct({ id: ProductId }), quantity: Quantity })),
    }),
  ),
  /** The completed follow-up steps, so that a reload does not repeat them. */
  done: Schema.Array(Schema.Literals(["reported", "listed"])),
});
export interface OrderAttempt extends Schema.Schema.Type<typeof OrderAttempt> {}
