import * as Schema from "effect/Schema";
import type { ModelSchema } from "../../decoding/ModelSchema.ts";
import { ContactPerson } from "../../address/ContactPerson.schema.ts";
import { LinkableOrder } from "./LinkableOrder.schema.ts";
import { Destination } from "../../address/Destination.schema.ts";
import { Place } from "../../address/Place.schema.ts";
import { PostPoint } from "../../delivery/model/PostPoint.schema.ts";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.schema.ts";
import { TimeSlot } from "../../delivery/model/TimeSlot.schema.ts";
import { PaymentMethod } from "../../payment/PaymentMethod.schema.ts";
import { Price, Product, ProductId, Quantity, QuantityType } from "../../product/Product.schema.ts";
import type * as model from "./Cart.ts";

/** Schema of `AdditionalInformation`: the text and ribbon of a gift card. */
export const AdditionalInformation = Schema.Struct({
  giftCardText: Schema.NullOr(Schema.String),
  ribbonColor: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.AdditionalInformation };

/** The shop's action when a product has run out. */
const Substitution = Schema.Literals(["SIMILAR", "CALL_ME", "LEAVE_OUT"]);

/** Schema of `LineOptions`: the options of a cart line, besides its quantity. */
export const LineOptions = Schema.Struct({
  sliced: Schema.Boolean,
  additionalInformation: Schema.NullOr(AdditionalInformation),
  substitution: Substitution,
}) satisfies { readonly Type: model.LineOptions };

const fieldsOfCartLine = {
  ...LineOptions.fields,
  substitution: Schema.Union([Substitution, Schema.StringForLiteralAutocomplete]),
  product: Product,
  quantity: Quantity,
  alternativeQuantity: Schema.NullOr(Quantity),
  quantityType: QuantityType,
  price: Price,
  total: Price,
};

/** Schema of `CartLine`: a product in the cart, with its quantity and price. */
export const CartLine: ModelSchema<model.CartLine, typeof fieldsOfCartLine> = Schema.Struct(fieldsOfCartLine).annotate({
  ownFieldsOf: "CartLine",
});

/** Schema of `CartWarning`: a product in the cart that cannot be ordered, with the server's explanation. */
export const CartWarning = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  message: Schema.String,
}) satisfies { readonly Type: model.CartWarning };

export const DeletedProduct = Schema.Struct({ productId: ProductId, productName: Schema.String }) satisfies {
  readonly Type: model.DeletedProduct;
};

/** Schema of `CartBillingAddress`: the address on the invoice. */
export const CartBillingAddress = Schema.Struct({
  ...Place.fields,
  id: Schema.NullOr(Schema.NonEmptyString),
  name: Schema.String,
  street: Schema.String,
  houseNumber: Schema.String,
  isCompany: Schema.Boolean,
  vatNumber: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.CartBillingAddress };

/** Schema of `CartChoices`: the shopper's choices for the whole cart; null where nothing is chosen. */
export const CartChoices = Schema.Struct({
  couponCode: Schema.NullOr(Schema.String),
  linkedOrder: Schema.NullOr(LinkableOrder),
  shippingMethod: Schema.NullOr(ShippingMethod),
  shippingAddress: Schema.NullOr(Destination),
  timeSlot: Schema.NullOr(TimeSlot),
  postPoint: Schema.NullOr(PostPoint),
  contactPerson: Schema.NullOr(ContactPerson),
  billingAddress: Schema.NullOr(CartBillingAddress),
  paymentMethod: Schema.NullOr(PaymentMethod),
  savedCardId: Schema.NullOr(Schema.NonEmptyString),
  ageConfirmed: Schema.Boolean,
}) satisfies { readonly Type: model.CartChoices };

const fieldsOfCart = {
  ...CartChoices.fields,
  id: Schema.NonEmptyString,
  hash: Schema.String,
  revision: Schema.NullOr(Schema.Int),
  lines: Schema.Array(CartLine),
  totalPrice: Price,
  discountPrice: Schema.NullOr(Price),
  deletedProducts: Schema.Array(DeletedProduct),
  warnings: Schema.Array(CartWarning),
};

/** Schema of `Cart`: a cart: its lines, the shopper's choices, and the prices that the server computed. */
export const Cart: ModelSchema<model.Cart, typeof fieldsOfCart> = Schema.Struct(fieldsOfCart).annotate({
  ownFieldsOf: "Cart",
});
