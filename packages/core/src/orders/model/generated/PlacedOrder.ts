// Generated from the schemas by `npm run codegen`. Do not edit.
import { nullOr, struct, text } from "../../../decoding/kernel.ts";
import { order } from "./Order.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type PlacedOrder } from "../PlacedOrder.schema.ts";
import { user } from "../../../identity/generated/User.ts";

export const placedOrder: DecoderOf<typeof PlacedOrder> = struct({
  order: order,
  payAt: nullOr(text),
  transactionId: nullOr(text),
  registration: nullOr(struct({ token: text, user: user })),
});
