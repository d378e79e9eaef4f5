import * as Schema from "effect/Schema";
import { Destination } from "../delivery/Destination.ts";
import { Price, Product, ProductId, Quantity, QuantityType } from "../product/Product.ts";

export const AdditionalInformation = Schema.Struct({
  giftCardText: Schema.NullOr(Schema.String),
  ribbonColor: Schema.NullOr(Schema.String),
});
export interface AdditionalInformation extends Schema.Schema.Type<typeof AdditionalInformation> {}

export const CartLine = Schema.Struct({
  product: Product,
  /** In default units. */
  quantity: Quantity,
  /** In alternative units, when the shopper chose them. */
  alternativeQuantity: Schema.NullOr(Quantity),
  quantityType: QuantityType,
  /** Of one default unit. */
  price: Price,
  /** The line, deposits included. */
  total: Price,
  sliced: Schema.Boolean,
  additionalInformation: Schema.NullOr(AdditionalInformation),
});
export interface CartLine extends Schema.Schema.Type<typeof CartLine> {}

export const CartWarning = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  message: Schema.String,
});
export interface CartWarning extends Schema.Schema.Type<typeof CartWarning> {}

export const Cart = Schema.Struct({
  id: Schema.NonEmptyString,
  hash: Schema.String,
  /** Grows with every update on the server; null when the server does not count them. */
  revision: Schema.NullOr(Schema.Int),
  lines: Schema.Array(CartLine),
  /** The sum of the lines, deposits included. */
  totalPrice: Price,
  /** What remains of it after discounts; null when there is none. */
  discountPrice: Schema.NullOr(Price),
  couponCode: Schema.NullOr(Schema.String),
  shippingAddress: Schema.NullOr(Destination),
  warnings: Schema.Array(CartWarning),
});
export interface Cart extends Schema.Schema.Type<typeof Cart> {}
