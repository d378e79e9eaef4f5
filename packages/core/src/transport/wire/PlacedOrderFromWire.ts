import * as Schema from "effect/Schema";
import { PlacedOrder } from "../../order/PlacedOrder.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";
import { OrderFromWire } from "./OrderFromWire.ts";
import { UserFromWire } from "./UserFromWire.ts";

/** The contract's `CreateOrderResult`, read into the model. */
export const PlacedOrderFromWire = decodeOnly(
  Schema.Struct({
    order: OrderFromWire,
    rewrite_url: nullish(Schema.String),
    transaction_id: nullish(Schema.String),
    registration_result: nullish(Schema.Struct({ token: Schema.String, user: UserFromWire })),
  }),
  PlacedOrder,
  ({ order, ...wire }) => ({
    order,
    payAt: wire.rewrite_url ?? null,
    transactionId: wire.transaction_id ?? null,
    registration: wire.registration_result ?? null,
  }),
);
