// Generated from the schemas by `npm run codegen`. Do not edit.
import { additionalInformation, cartBillingAddress, cartLine } from "./Cart.ts";
import { bool, literals, nonEmpty, nullOr, nullish, optional, struct, tagged, text } from "../../../decoding/kernel.ts";
import { contactPerson } from "../../../address/generated/ContactPerson.ts";
import { destination } from "../../../address/generated/Destination.ts";
import { linkableOrder } from "./LinkableOrder.ts";
import { paymentMethod } from "../../../payment/generated/PaymentMethod.ts";
import { postPoint } from "../../../delivery/model/generated/PostPoint.ts";
import { shippingMethod } from "../../../delivery/model/generated/ShippingMethod.ts";
import { timeSlot } from "../../../delivery/model/generated/TimeSlot.ts";
import { type CartChange } from "../CartChange.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const cartChange: DecoderOf<typeof CartChange> = tagged("kind", {
  line: struct({ kind: literals("line"), productId: nonEmpty, line: nullOr(cartLine) }),
  lineOptions: struct({
    kind: literals("lineOptions"),
    productId: nonEmpty,
    options: struct({
      sliced: optional(bool),
      additionalInformation: nullish(additionalInformation),
      substitution: optional(literals("SIMILAR", "CALL_ME", "LEAVE_OUT")),
    }),
  }),
  empty: struct({ kind: literals("empty") }),
  choices: struct({
    kind: literals("choices"),
    choices: struct({
      couponCode: nullish(text),
      linkedOrder: nullish(linkableOrder),
      shippingMethod: nullish(shippingMethod),
      shippingAddress: nullish(destination),
      timeSlot: nullish(timeSlot),
      postPoint: nullish(postPoint),
      contactPerson: nullish(contactPerson),
      billingAddress: nullish(cartBillingAddress),
      paymentMethod: nullish(paymentMethod),
      savedCardId: nullish(nonEmpty),
      ageConfirmed: optional(bool),
    }),
  }),
});
