// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, checks, int, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { contactPerson } from "../../checkout/generated/ContactPerson.ts";
import { destination } from "../../delivery/generated/Destination.ts";
import { linkableOrder, linkableOrderChecks } from "../../checkout/generated/LinkableOrder.ts";
import { paymentMethod, paymentMethodChecks } from "../../payment/generated/PaymentMethod.ts";
import { postPoint, postPointChecks } from "../../delivery/generated/PostPoint.ts";
import { price, product, productChecks, quantity, quantityType } from "../../product/generated/Product.ts";
import { shippingMethod, shippingMethodChecks } from "../../delivery/generated/ShippingMethod.ts";
import { timeSlot, timeSlotChecks } from "../../delivery/generated/TimeSlot.ts";
import {
  type AdditionalInformation,
  type Cart,
  type CartBillingAddress,
  type CartLine,
  type CartWarning,
} from "../Cart.ts";
import { type Decoder, type DecoderOf } from "../../decoding/Decoder.ts";

export const cartLineChecks: Decoder<unknown> = checks({
  product: productChecks,
  quantity: quantity,
  alternativeQuantity: nullOr(quantity),
  price: price,
  total: price,
});
export const cartBillingAddressChecks: Decoder<unknown> = checks({ id: nullOr(nonEmpty) });
export const cartWarningChecks: Decoder<unknown> = checks({ productId: nonEmpty });
export const cartChecks: Decoder<unknown> = checks({
  linkedOrder: nullOr(linkableOrderChecks),
  shippingMethod: nullOr(shippingMethodChecks),
  timeSlot: nullOr(timeSlotChecks),
  postPoint: nullOr(postPointChecks),
  billingAddress: nullOr(cartBillingAddressChecks),
  paymentMethod: nullOr(paymentMethodChecks),
  savedCardId: nullOr(nonEmpty),
  id: nonEmpty,
  revision: nullOr(int),
  lines: array(cartLineChecks),
  totalPrice: price,
  discountPrice: nullOr(price),
  warnings: array(cartWarningChecks),
});
export const cartBillingAddress: DecoderOf<typeof CartBillingAddress> = struct({
  postcode: text,
  city: text,
  id: nullOr(nonEmpty),
  name: text,
  street: text,
  houseNumber: text,
  isCompany: bool,
  vatNumber: nullOr(text),
});
export const additionalInformation: DecoderOf<typeof AdditionalInformation> = struct({
  giftCardText: nullOr(text),
  ribbonColor: nullOr(text),
});
export const cartLine: DecoderOf<typeof CartLine> = struct({
  sliced: bool,
  additionalInformation: nullOr(additionalInformation),
  substitution: text,
  product: product,
  quantity: quantity,
  alternativeQuantity: nullOr(quantity),
  quantityType: quantityType,
  price: price,
  total: price,
});
export const cartWarning: DecoderOf<typeof CartWarning> = struct({
  productId: nonEmpty,
  productName: text,
  message: text,
});
export const cart: DecoderOf<typeof Cart> = struct({
  couponCode: nullOr(text),
  linkedOrder: nullOr(linkableOrder),
  shippingMethod: nullOr(shippingMethod),
  shippingAddress: nullOr(destination),
  timeSlot: nullOr(timeSlot),
  postPoint: nullOr(postPoint),
  contactPerson: nullOr(contactPerson),
  billingAddress: nullOr(cartBillingAddress),
  paymentMethod: nullOr(paymentMethod),
  savedCardId: nullOr(nonEmpty),
  ageConfirmed: bool,
  id: nonEmpty,
  hash: text,
  revision: nullOr(int),
  lines: array(cartLine),
  totalPrice: price,
  discountPrice: nullOr(price),
  warnings: array(cartWarning),
});
