// Generated from the schemas by `npm run codegen`. Do not edit.
import { billingAddress } from "../../../payment/generated/BillingAddress.ts";
import { bool, nonEmpty, nullOr, optional, struct, text } from "../../../decoding/kernel.ts";
import { contactPerson } from "../../../address/generated/ContactPerson.ts";
import { postPoint } from "../../../delivery/model/generated/PostPoint.ts";
import { price } from "../../../product/generated/Product.ts";
import { shippingAddress } from "../../../address/generated/ShippingAddress.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type OrderData } from "../OrderData.schema.ts";

export const orderData: DecoderOf<typeof OrderData> = struct({
  contactPerson: nullOr(contactPerson),
  shippingMethodId: nullOr(nonEmpty),
  shippingAddressId: nullOr(nonEmpty),
  shippingAddress: nullOr(shippingAddress),
  timeSlotId: nullOr(nonEmpty),
  postPoint: nullOr(postPoint),
  billingAddress: nullOr(billingAddress),
  isBillingSame: optional(bool),
  paymentMethodId: nullOr(nonEmpty),
  savedCardId: nullOr(nonEmpty),
  donation: nullOr(struct({ amount: price, cause: text })),
  loyaltyCardNumber: nullOr(text),
  saveShippingAddress: bool,
  saveBillingAddress: bool,
});
