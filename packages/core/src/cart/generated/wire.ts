// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, eachValid, finite, from, int, nullish, struct, text } from "../../decoding/kernel.ts";
import { cart, cartBillingAddress, cartLine, cartWarning } from "./Cart.ts";
import { contactPersonFromWire, destinationFromWire } from "../../address/generated/wire.ts";
import { linkableOrder } from "./LinkableOrder.ts";
import { paymentMethodFromWire } from "../../payment/generated/wire.ts";
import {
  postPointFromWire,
  shippingMethodFromWire,
  timeRangeFromWire,
  timeSlotFromWire,
} from "../../delivery/generated/wire.ts";
import { productFromWire } from "../../product/generated/wire.ts";
import { quantityType } from "../../product/generated/Product.ts";
import { readCart, readCartBillingAddress, readCartLine, readCartWarning, readLinkableOrder } from "../fromWire.ts";
import {
  type CartBillingAddressFromWire,
  type CartFromWire,
  type CartLineFromWire,
  type CartWarningFromWire,
  type LinkableOrderFromWire,
  type WireCart,
  type WireCartBillingAddress,
  type WireCartLine,
  type WireCartWarning,
  type WireLinkableOrder,
  type WireListedMethod,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireCartLine: DecoderOf<typeof WireCartLine> = struct({
  product: productFromWire,
  piece: finite,
  alternative_quantity_piece: nullish(finite),
  quantityType: quantityType,
  sliced: bool,
  substitution: nullish(text),
  price: finite,
  total_price: finite,
  additional_information: nullish(struct({ gift_card_text: nullish(text), ribbon_color: nullish(text) })),
});
export const cartLineFromWire: DecoderOf<typeof CartLineFromWire> = from(wireCartLine, readCartLine, cartLine);
export const wireListedMethod: DecoderOf<typeof WireListedMethod> = struct({
  id: text,
  name: text,
  is_active: bool,
  sort: int,
  price_ranges: array(struct({ from: finite, price: finite })),
  discount_price: nullish(finite),
  max_weight: nullish(finite),
  description: nullish(text),
  short_description: nullish(text),
  delivery_time: nullish(text),
});
export const wireLinkableOrder: DecoderOf<typeof WireLinkableOrder> = struct({
  id: text,
  created_at: text,
  shipping_name: nullish(text),
  shipping_postcode: int,
  shipping_city: text,
  shipping_street: nullish(text),
  shipping_house_number: nullish(text),
  shipping_telephone: nullish(text),
  shipping_note: nullish(text),
  timetable_time_slot: nullish(timeRangeFromWire),
  shipping_method: wireListedMethod,
  payment_method: nullish(
    struct({ id: text, name: text, is_active: bool, sort: int, short_description: nullish(text) }),
  ),
});
export const linkableOrderFromWire: DecoderOf<typeof LinkableOrderFromWire> = from(
  wireLinkableOrder,
  readLinkableOrder,
  linkableOrder,
);
export const wireCartBillingAddress: DecoderOf<typeof WireCartBillingAddress> = struct({
  id: nullish(text),
  name: text,
  postcode: int,
  city: text,
  street: text,
  house_number: text,
  is_company: bool,
  vat_number: nullish(text),
});
export const cartBillingAddressFromWire: DecoderOf<typeof CartBillingAddressFromWire> = from(
  wireCartBillingAddress,
  readCartBillingAddress,
  cartBillingAddress,
);
export const wireCartWarning: DecoderOf<typeof WireCartWarning> = struct({
  product_id: text,
  product_name: text,
  message: text,
});
export const cartWarningFromWire: DecoderOf<typeof CartWarningFromWire> = from(
  wireCartWarning,
  readCartWarning,
  cartWarning,
);
export const wireCart: DecoderOf<typeof WireCart> = struct({
  id: text,
  hash: text,
  revision: nullish(int),
  cart_products: eachValid(cartLineFromWire),
  total_price: finite,
  discount_price: nullish(finite),
  coupon_code: nullish(text),
  linked_order: nullish(linkableOrderFromWire),
  shipping_method: nullish(shippingMethodFromWire),
  shipping_address: nullish(destinationFromWire),
  timetable_time_slot: nullish(timeSlotFromWire),
  post_point: nullish(postPointFromWire),
  contact_data: nullish(contactPersonFromWire),
  billing_address: nullish(cartBillingAddressFromWire),
  payment_method: nullish(paymentMethodFromWire),
  payment_method_data: nullish(struct({ user_saved_credit_card_id: nullish(text) })),
  age_confirmed: nullish(bool),
  warnings: array(cartWarningFromWire),
});
export const cartFromWire: DecoderOf<typeof CartFromWire> = from(wireCart, readCart, cart);
