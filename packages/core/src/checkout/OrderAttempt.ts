import * as Schema from "effect/Schema";
import { ProductId, Quantity } from "../product/Product.ts";

/** A try to place an order, kept until the shopper knows what became of it. Nothing in it says who they are. */
export const OrderAttempt = Schema.Struct({
  /** Of the `Idempotency-Key` header. */
  key: Schema.NonEmptyString,
  cartId: Schema.NonEmptyString,
  /** In whose name; null for a guest. */
  userId: Schema.NullOr(Schema.NonEmptyString),
  /** The list that is to be made of what was in the cart. */
  list: Schema.NullOr(
    Schema.Struct({
      name: Schema.NonEmptyString,
      lines: Schema.Array(Schema.Struct({ product: Schema.Struct({ id: ProductId }), quantity: Quantity })),
    }),
  ),
  /** What has been done after it, so that a reload does not do it twice. */
  done: Schema.Array(Schema.Literals(["reported", "listed"])),
});
export interface OrderAttempt extends Schema.Schema.Type<typeof OrderAttempt> {}
