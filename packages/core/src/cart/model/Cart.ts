import * as Schema from "effect/Schema";
import { ContactPerson } from "../../address/ContactPerson.ts";
import { LinkableOrder } from "./LinkableOrder.ts";
import { Destination } from "../../address/Destination.ts";
import { Place } from "../../address/Place.ts";
import { PostPoint } from "../../delivery/model/PostPoint.ts";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { TimeSlot } from "../../delivery/model/TimeSlot.ts";
import { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { Price, Product, ProductId, Quantity, QuantityType } from "../../product/Product.ts";

/** The text and ribbon of a gift card. */
export const AdditionalInformation = Schema.Struct({
  giftCardText: Schema.NullOr(Schema.String),
  ribbonColor: Schema.NullOr(Schema.String),
});
export interface AdditionalInformation extends Schema.Schema.Type<typeof AdditionalInformation> {}

/** The shop's action when a product has run out. */
const Substitution = Schema.Literals(["SIMILAR", "CALL_ME", "LEAVE_OUT"]);

/** The options of a cart line, besides its quantity. */
export const LineOptions = Schema.Struct({
  sliced: Schema.Boolean,
  additionalInformation: Schema.NullOr(AdditionalInformation),
  substitution: Substitution,
});
export interface LineOptions extends Schema.Schema.Type<typeof LineOptions> {}

/** A product in the cart, with its quantity and price. */
export const CartLine = Schema.Struct({
  ...LineOptions.fields,
  /** Values that a newer server adds are kept unchanged. */
  substitution: Schema.Union([Substitution, Schema.StringForLiteralAutocomplete]),
  product: Product,
  /** In default units. */
  quantity: Quantity,
  /** In alternative units; null unless the shopper chose them. */
  alternativeQuantity: Schema.NullOr(Quantity),
  quantityType: QuantityType,
  /** The price of one default unit. */
  price: Price,
  /** The price of the whole line, deposits included. */
  total: Price,
});
export interface CartLine extends Schema.Schema.Type<typeof CartLine> {}

/** A product in the cart that cannot be ordered, with the server's explanation. */
export const CartWarning = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  message: Schema.String,
});
export interface CartWarning extends Schema.Schema.Type<typeof CartWarning> {}

/** The address on the invoice. */
export const CartBillingAddress = Schema.Struct({
  ...Place.fields,
  /** The id of the account's billing address; null when the shopper typed this address. */
  id: Schema.NullOr(Schema.NonEmptyString),
  name: Schema.String,
  street: Schema.String,
  houseNumber: Schema.String,
  isCompany: Schema.Boolean,
  /** A company's tax number. */
  vatNumber: Schema.NullOr(Schema.String),
});
export interface CartBillingAddress extends Schema.Schema.Type<typeof CartBillingAddress> {}

/** The shopper's choices for the whole cart; null where nothing is chosen. */
export const CartChoices = Schema.Struct({
  couponCode: Schema.NullOr(Schema.String),
  /** The open order that this cart is delivered with. */
  linkedOrder: Schema.NullOr(LinkableOrder),
  shippingMethod: Schema.NullOr(ShippingMethod),
  shippingAddress: Schema.NullOr(Destination),
  /** The time slot that the server holds for this cart. */
  timeSlot: Schema.NullOr(TimeSlot),
  postPoint: Schema.NullOr(PostPoint),
  contactPerson: Schema.NullOr(ContactPerson),
  billingAddress: Schema.NullOr(CartBillingAddress),
  paymentMethod: Schema.NullOr(PaymentMethod),
  savedCardId: Schema.NullOr(Schema.NonEmptyString),
  /** The shopper confirmed that they are an adult. */
  ageConfirmed: Schema.Boolean,
});
export interface CartChoices extends Schema.Schema.Type<typeof CartChoices> {}

/** A cart: its lines, the shopper's choices, and the prices that the server computed. */
export const Cart = Schema.Struct({
  ...CartChoices.fields,
  id: Schema.NonEmptyString,
  hash: Schema.String,
  /** Grows with every update on the server; null when the server does not count updates. */
  revision: Schema.NullOr(Schema.Int),
  lines: Schema.Array(CartLine),
  /** The sum of the lines, deposits included. */
  totalPrice: Price,
  /** The total after discounts; null without a discount. */
  discountPrice: Schema.NullOr(Price),
  warnings: Schema.Array(CartWarning),
});
export interface Cart extends Schema.Schema.Type<typeof Cart> {}
