// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  array,
  bool,
  eachValid,
  finite,
  from,
  int,
  literals,
  nullish,
  struct,
  text,
} from "../../../decoding/kernel.ts";
import { cart, cartBillingAddress, cartLine, cartWarning, deletedProduct } from "../../model/generated/Cart.ts";
import { contactPersonFromWire, destinationFromWire } from "../../../address/graphql/generated/decoders.ts";
import { linkableOrder } from "../../model/generated/LinkableOrder.ts";
import { paymentMethodFromWire } from "../../../payment/graphql/generated/decoders.ts";
import {
  postPointFromWire,
  shippingMethodFromWire,
  timeRangeFromWire,
  timeSlotFromWire,
} from "../../../delivery/graphql/generated/decoders.ts";
import { productFromWire } from "../../../product/graphql/generated/decoders.ts";
import {
  readCart,
  readCartBillingAddress,
  readCartLine,
  readCartWarning,
  readDeletedProduct,
  readLinkableOrder,
} from "../readers.ts";
import {
  type Cart,
  type CartBillingAddress,
  type CartLine,
  type CartWarning,
  type DeletedProduct,
} from "../../model/Cart.ts";
import {
  type CartBillingAddressFieldsFragment,
  type CartFieldsFragment,
  type CartLineFieldsFragment,
  type CartWarningFieldsFragment,
  type DeletedProductFieldsFragment,
  type LinkableOrderFieldsFragment,
} from "./responses.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type LinkableOrder } from "../../model/LinkableOrder.ts";

export const cartLineFromWire: Decoder<CartLine> = from(
  struct<CartLineFieldsFragment>({
    product: productFromWire,
    piece: finite,
    alternative_quantity_piece: nullish(finite),
    quantityType: literals("default", "alternative"),
    sliced: bool,
    substitution: text,
    price: int,
    total_price: int,
    additional_information: nullish(struct({ gift_card_text: nullish(text), ribbon_color: nullish(text) })),
  }),
  readCartLine,
  cartLine,
  "CartLine",
);
export const linkableOrderFromWire: Decoder<LinkableOrder> = from(
  struct<LinkableOrderFieldsFragment>({
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
    shipping_method: struct({
      id: text,
      name: text,
      is_active: bool,
      sort: int,
      price_ranges: array(struct({ from: int, price: int })),
      discount_price: nullish(int),
      max_weight: nullish(finite),
      description: nullish(text),
      short_description: nullish(text),
      delivery_time: nullish(text),
    }),
    payment_method: struct({ id: text, name: text, is_active: bool, sort: int, short_description: nullish(text) }),
  }),
  readLinkableOrder,
  linkableOrder,
);
export const cartBillingAddressFromWire: Decoder<CartBillingAddress> = from(
  struct<CartBillingAddressFieldsFragment>({
    id: nullish(text),
    name: text,
    postcode: int,
    city: text,
    street: text,
    house_number: text,
    is_company: bool,
    vat_number: nullish(text),
  }),
  readCartBillingAddress,
  cartBillingAddress,
);
export const deletedProductFromWire: Decoder<DeletedProduct> = from(
  struct<DeletedProductFieldsFragment>({ product_id: text, product_name: text }),
  readDeletedProduct,
  deletedProduct,
);
export const cartWarningFromWire: Decoder<CartWarning> = from(
  struct<CartWarningFieldsFragment>({ product_id: text, product_name: text, message: text }),
  readCartWarning,
  cartWarning,
);
export const cartFromWire: Decoder<Cart> = from(
  struct<CartFieldsFragment>({
    id: text,
    hash: text,
    revision: int,
    cart_products: eachValid(cartLineFromWire),
    total_price: int,
    discount_price: nullish(int),
    coupon_code: nullish(text),
    linked_order: nullish(linkableOrderFromWire),
    shipping_method: nullish(shippingMethodFromWire),
    timetable_time_slot: nullish(timeSlotFromWire),
    post_point: nullish(postPointFromWire),
    payment_method: nullish(paymentMethodFromWire),
    payment_method_data: nullish(struct({ user_saved_credit_card_id: nullish(text) })),
    contact_data: nullish(contactPersonFromWire),
    billing_address: nullish(cartBillingAddressFromWire),
    age_confirmed: bool,
    shipping_address: nullish(destinationFromWire),
    deleted_products: array(deletedProductFromWire),
    warnings: array(cartWarningFromWire),
  }),
  readCart,
  cart,
  "Cart",
);
