// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../address/generated/ContactPerson.ts";
import {} from "../../../address/generated/Destination.ts";
import {} from "../../../delivery/model/generated/PostPoint.ts";
import {} from "../../../delivery/model/generated/ShippingMethod.ts";
import {} from "../../../delivery/model/generated/TimeSlot.ts";
import {} from "../../../payment/generated/PaymentMethod.ts";
import {} from "./Cart.ts";
import {} from "./LinkableOrder.ts";
import { cartChange } from "./CartChange.ts";
import { literals, nonEmpty, nullOr, optional, struct, text } from "../../../decoding/kernel.ts";
import { type ChangeReason, type StoredChange } from "../StoredChange.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const changeReason: DecoderOf<typeof ChangeReason> = literals("wanted", "unavailable", "couponLoss");
export const storedChange: DecoderOf<typeof StoredChange> = struct({
  id: nonEmpty,
  cartId: nullOr(text),
  change: cartChange,
  reason: changeReason,
  sentBy: optional(text),
});
