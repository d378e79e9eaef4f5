import * as Schema from "effect/Schema";
import { Cart, CartBillingAddress, CartLine, CartWarning } from "./Cart.ts";
import { LinkableOrder } from "./LinkableOrder.ts";
import { readCart, readCartBillingAddress, readCartLine, readCartWarning, readLinkableOrder } from "./fromWire.ts";
import { ContactPersonFromWire, DestinationFromWire } from "../address/wire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { eachValid } from "../decoding/eachValid.ts";
import { nullish } from "../decoding/nullish.ts";
import { PostPointFromWire, ShippingMethodFromWire, TimeRangeFromWire, TimeSlotFromWire } from "../delivery/wire.ts";
import { PaymentMethodFromWire } from "../payment/wire.ts";
import { QuantityType } from "../product/Product.ts";
import { ProductFromWire } from "../product/wire.ts";

const listed = { id: Schema.String, name: Schema.String, is_active: Schema.Boolean, sort: Schema.Int };

export const WireListedMethod = Schema.Struct({
  ...listed,
  price_ranges: Schema.Array(Schema.Struct({ from: Schema.Finite, price: Schema.Finite })),
  discount_price: nullish(Schema.Finite),
  max_weight: nullish(Schema.Finite),
  description: nullish(Schema.String),
  short_description: nullish(Schema.String),
  delivery_time: nullish(Schema.String),
});

export const WireLinkableOrder = Schema.Struct({
  id: Schema.String,
  created_at: Schema.String,
  shipping_name: nullish(Schema.String),
  shipping_postcode: Schema.Int,
  shipping_city: Schema.String,
  shipping_street: nullish(Schema.String),
  shipping_house_number: nullish(Schema.String),
  shipping_telephone: nullish(Schema.String),
  shipping_note: nullish(Schema.String),
  timetable_time_slot: nullish(TimeRangeFromWire),
  shipping_method: WireListedMethod,
  payment_method: nullish(Schema.Struct({ ...listed, short_description: nullish(Schema.String) })),
});

/** The contract's `LinkableOrder`, read into the model. */
export const LinkableOrderFromWire = decodeOnly(WireLinkableOrder, LinkableOrder, readLinkableOrder);

export const WireCartBillingAddress = Schema.Struct({
  id: nullish(Schema.String),
  name: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street: Schema.String,
  house_number: Schema.String,
  is_company: Schema.Boolean,
  vat_number: nullish(Schema.String),
});

/** The contract's `CartBillingAddress`, read into the model. */
export const CartBillingAddressFromWire = decodeOnly(
  WireCartBillingAddress,
  CartBillingAddress,
  readCartBillingAddress,
);

export const WireCartLine = Schema.Struct({
  product: ProductFromWire,
  piece: Schema.Finite,
  alternative_quantity_piece: nullish(Schema.Finite),
  quantityType: QuantityType,
  sliced: Schema.Boolean,
  substitution: nullish(Schema.String),
  price: Schema.Finite,
  total_price: Schema.Finite,
  additional_information: nullish(
    Schema.Struct({ gift_card_text: nullish(Schema.String), ribbon_color: nullish(Schema.String) }),
  ),
});

export const CartLineFromWire = decodeOnly(WireCartLine, CartLine, readCartLine);

export const WireCartWarning = Schema.Struct({
  product_id: Schema.String,
  product_name: Schema.String,
  message: Schema.String,
});

export const CartWarningFromWire = decodeOnly(WireCartWarning, CartWarning, readCartWarning);

export const WireCart = Schema.Struct({
  id: Schema.String,
  hash: Schema.String,
  revision: nullish(Schema.Int),
  cart_products: eachValid(CartLineFromWire),
  total_price: Schema.Finite,
  discount_price: nullish(Schema.Finite),
  coupon_code: nullish(Schema.String),
  linked_order: nullish(LinkableOrderFromWire),
  shipping_method: nullish(ShippingMethodFromWire),
  shipping_address: nullish(DestinationFromWire),
  timetable_time_slot: nullish(TimeSlotFromWire),
  post_point: nullish(PostPointFromWire),
  contact_data: nullish(ContactPersonFromWire),
  billing_address: nullish(CartBillingAddressFromWire),
  payment_method: nullish(PaymentMethodFromWire),
  payment_method_data: nullish(Schema.Struct({ user_saved_credit_card_id: nullish(Schema.String) })),
  age_confirmed: nullish(Schema.Boolean),
  warnings: Schema.Array(CartWarningFromWire),
});

/** The contract's `Cart`, read into the model; a line with an invalid product is skipped and logged. */
export const CartFromWire = decodeOnly(WireCart, Cart, readCart);
