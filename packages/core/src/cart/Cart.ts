import * as Schema from "effect/Schema";
import { ContactPerson } from "../checkout/ContactPerson.ts";
import { LinkableOrder } from "../checkout/LinkableOrder.ts";
import { Destination } from "../delivery/Destination.ts";
import { Place } from "../delivery/Place.ts";
import { PostPoint } from "../delivery/PostPoint.ts";
import { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { TimeSlot } from "../delivery/TimeSlot.ts";
import { PaymentMethod } from "../payment/PaymentMethod.ts";
import { Price, Product, ProductId, Quantity, QuantityType } from "../product/Product.ts";

/** What goes along with a gift card. */
export const AdditionalInformation = Schema.Struct({
  giftCardText: Schema.NullOr(Schema.String),
  ribbonColor: Schema.NullOr(Schema.String),
});
export interface AdditionalInformation extends Schema.Schema.Type<typeof AdditionalInformation> {}

/** What a shopper can wish for when a product has run out. */
const Substitution = Schema.Literals(["SIMILAR", "CALL_ME", "LEAVE_OUT"]);

/** What a shopper wants of a line beside how much. */
export const LineWishes = Schema.Struct({
  sliced: Schema.Boolean,
  additionalInformation: Schema.NullOr(AdditionalInformation),
  substitution: Substitution,
});
export interface LineWishes extends Schema.Schema.Type<typeof LineWishes> {}

/** A product in the cart, how much of it, and what that costs. */
export const CartLine = Schema.Struct({
  ...LineWishes.fields,
  /** A newer server's wishes are kept as they came. */
  substitution: Schema.Union([Substitution, Schema.StringForLiteralAutocomplete]),
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
});
export interface CartLine extends Schema.Schema.Type<typeof CartLine> {}

/** A product in the cart that cannot be ordered, and why, in the server's words. */
export const CartWarning = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  message: Schema.String,
});
export interface CartWarning extends Schema.Schema.Type<typeof CartWarning> {}

/** Whom the invoice is for. */
export const CartBillingAddress = Schema.Struct({
  ...Place.fields,
  /** Of the account's billing address that this is, when it is one. */
  id: Schema.NullOr(Schema.NonEmptyString),
  name: Schema.String,
  street: Schema.String,
  houseNumber: Schema.String,
  isCompany: Schema.Boolean,
  /** A company's tax number. */
  vatNumber: Schema.NullOr(Schema.String),
});
export interface CartBillingAddress extends Schema.Schema.Type<typeof CartBillingAddress> {}

/** What the shopper has chosen and entered for the cart as a whole; null where nothing. */
export const CartChoices = Schema.Struct({
  couponCode: Schema.NullOr(Schema.String),
  /** The order that it travels with. */
  linkedOrder: Schema.NullOr(LinkableOrder),
  shippingMethod: Schema.NullOr(ShippingMethod),
  shippingAddress: Schema.NullOr(Destination),
  /** The one in which a place is held. */
  timeSlot: Schema.NullOr(TimeSlot),
  postPoint: Schema.NullOr(PostPoint),
  contactPerson: Schema.NullOr(ContactPerson),
  billingAddress: Schema.NullOr(CartBillingAddress),
  paymentMethod: Schema.NullOr(PaymentMethod),
  savedCardId: Schema.NullOr(Schema.NonEmptyString),
  /** The shopper has said to be an adult. */
  ageConfirmed: Schema.Boolean,
});
export interface CartChoices extends Schema.Schema.Type<typeof CartChoices> {}

/** A cart: what is in it, what was chosen for it, and what it costs as the server counts. */
export const Cart = Schema.Struct({
  ...CartChoices.fields,
  id: Schema.NonEmptyString,
  hash: Schema.String,
  /** Grows with every update on the server; null when the server does not count them. */
  revision: Schema.NullOr(Schema.Int),
  lines: Schema.Array(CartLine),
  /** The sum of the lines, deposits included. */
  totalPrice: Price,
  /** What remains of it after discounts; null when there is none. */
  discountPrice: Schema.NullOr(Price),
  warnings: Schema.Array(CartWarning),
});
export interface Cart extends Schema.Schema.Type<typeof Cart> {}
