import * as Schema from "effect/Schema";
import { OrderAttempt } from "./OrderAttempt.ts";
import { OrderData } from "./OrderData.ts";

/** Of a guest the owner is null, of somebody who is logged in blank until it is known who they are. */
export const KeptData = Schema.Struct({ owner: Schema.NullOr(Schema.String), data: OrderData });

export const KeptAttempts = Schema.Array(OrderAttempt);
