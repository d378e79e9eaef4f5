// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, extended, int, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { contactPerson } from "../../../address/generated/ContactPerson.ts";
import { destination } from "../../../address/generated/Destination.ts";
import { linkableOrder } from "./LinkableOrder.ts";
import { paymentMethod } from "../../../payment/generated/PaymentMethod.ts";
import { postPoint } from "../../../delivery/model/generated/PostPoint.ts";
import { price, product, quantity, quantityType } from "../../../product/generated/Product.ts";
import { shippingMethod } from "../../../delivery/model/generated/ShippingMethod.ts";
import { timeSlot } from "../../../delivery/model/generated/TimeSlot.ts";
import {
  type AdditionalInformation,
  type Cart,
  type CartBillingAddress,
  type CartLine,
  type CartWarning,
  type DeletedProduct,
} from "../Cart.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

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
export const cartLine: DecoderOf<typeof CartLine> = extended("CartLine", {
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
export const deletedProduct: DecoderOf<typeof DeletedProduct> = struct({ productId: nonEmpty, productName: text });
export const cartWarning: DecoderOf<typeof CartWarning> = struct({
  productId: nonEmpty,
  productName: text,
  message: text,
});
export const cart: DecoderOf<typeof Cart> = extended("Cart", {
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
  deletedProducts: array(deletedProduct),
  warnings: array(cartWarning),
});
