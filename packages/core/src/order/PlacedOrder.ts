import * as Schema from "effect/Schema";
import { User } from "../session/User.ts";
import { Order } from "./Order.ts";

/** An order that has just been placed. */
export const PlacedOrder = Schema.Struct({
  order: Order,
  /** Where the shopper goes to pay; null when nothing is to be paid now. */
  payAt: Schema.NullOr(Schema.String),
  /** What the link to its status has in it. */
  transactionId: Schema.NullOr(Schema.String),
  /** Of a guest who gave a password. */
  registration: Schema.NullOr(Schema.Struct({ token: Schema.String, user: User })),
});
export interface PlacedOrder extends Schema.Schema.Type<typeof PlacedOrder> {}
