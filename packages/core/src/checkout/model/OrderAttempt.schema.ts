import * as Schema from "effect/Schema";
import { ProductId, Quantity } from "../../product/Product.schema.ts";
import type * as model from "./OrderAttempt.ts";

/** Schema of `OrderAttempt`: an attempt to place an order, stored until its result is known. */
export const OrderAttempt = Schema.Struct({
  key: Schema.NonEmptyString,
  cartId: Schema.NonEmptyString,
  userId: Schema.NullOr(Schema.NonEmptyString),
  list: Schema.NullOr(
    Schema.Struct({
      name: Schema.NonEmptyString,
      lines: Schema.Array(Schema.Struct({ product: Schema.Struct({ id: ProductId }), quantity: Quantity })),
    }),
  ),
  done: Schema.Array(Schema.Literals(["reported", "listed"])),
}) satisfies { readonly Type: model.OrderAttempt };
