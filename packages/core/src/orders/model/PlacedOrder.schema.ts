import * as Schema from "effect/Schema";
import { User } from "../../identity/User.schema.ts";
import { Order } from "./Order.schema.ts";
import type * as model from "./PlacedOrder.ts";

/** Schema of `PlacedOrder`: an order that has just been placed. */
export const PlacedOrder = Schema.Struct({
  order: Order,
  payAt: Schema.NullOr(Schema.String),
  transactionId: Schema.NullOr(Schema.String),
  registration: Schema.NullOr(Schema.Struct({ token: Schema.String, user: User })),
}) satisfies { readonly Type: model.PlacedOrder };
