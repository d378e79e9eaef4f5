import * as Schema from "effect/Schema";
import { TimeSlot } from "../../delivery/model/TimeSlot.schema.ts";
import { OrderAttempt } from "../model/OrderAttempt.schema.ts";
import { OrderData } from "../model/OrderData.schema.ts";

/** The owner of a guest's data is null, and blank for a user who is not loaded yet. */
export const StoredData = Schema.Struct({ owner: Schema.NullOr(Schema.String), data: OrderData });

/** Message to other tabs that an order was placed. */
export const OrderNews = Schema.Struct({ cartId: Schema.String, statusPath: Schema.String });

export const StoredAttempts = Schema.Array(OrderAttempt);

/** The time slot that the server held for a cart when this browser saw it last. */
export const StoredSlot = Schema.Struct({ cartId: Schema.String, slot: TimeSlot });

/** The open orders that the shopper did not want to link a cart to. */
export const StoredDeclined = Schema.Struct({ cartId: Schema.String, orderIds: Schema.Array(Schema.String) });
