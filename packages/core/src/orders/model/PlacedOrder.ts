import * as Schema from "effect/Schema";
import { User } from "../../identity/User.ts";
import { Order } from "./Order.ts";

/** An order that has just been placed. */
export const PlacedOrder = Schema.Struct({
  order: Order,
  /** The payment's address; null when there is nothing to pay now. */
  payAt: Schema.NullOr(Schema.String),
  /** The secret in the status page's link. */
  transactionId: Schema.NullOr(Schema.String),
  /** The login of a guest who registered with the order. */
  registration: Schema.NullOr(Schema.Struct({ token: Schema.String, user: User })),
});
export interface PlacedOrder extends Schema.Schema.Type<typeof PlacedOrder> {}
