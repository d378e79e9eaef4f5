import * as Schema from "effect/Schema";
import type { ModelSchema } from "../../decoding/ModelSchema.ts";
import * as Struct from "effect/Struct";
import { CartBillingAddress, CartLine } from "../../cart/model/Cart.schema.ts";
import { GroceryStore } from "../../content/model/GroceryStore.schema.ts";
import { ContactPerson } from "../../address/ContactPerson.schema.ts";
import { Destination } from "../../address/Destination.schema.ts";
import { PostPoint } from "../../delivery/model/PostPoint.schema.ts";
import { ShippingKind } from "../../delivery/model/ShippingMethod.schema.ts";
import { TimeRange } from "../../delivery/model/TimeSlot.schema.ts";
import { orderStatuses } from "./orderStatuses.ts";
import { paymentRefusals } from "./isPaymentRefusal.ts";
import { PaymentKind } from "../../payment/PaymentMethod.schema.ts";
import { DayOrInstant, Price, ProductId, Quantity } from "../../product/Product.schema.ts";
import type * as model from "./Order.ts";

/** Schema of `OrderStatus`: an order's status; a newer server's is kept unchanged, with its title. */
export const OrderStatus = Schema.Struct({
  code: Schema.Union([Schema.Literals(Struct.keys(orderStatuses)), Schema.StringForLiteralAutocomplete]),
  title: Schema.String,
}) satisfies { readonly Type: model.OrderStatus };

/** Schema of `OrderEvent`: the time of reaching a status. */
export const OrderEvent = Schema.Struct({ status: OrderStatus, at: DayOrInstant }) satisfies {
  readonly Type: model.OrderEvent;
};

/** Schema of `WithdrawnProduct`: a line of a withdrawal: the product and its quantity. */
export const WithdrawnProduct = Schema.Struct({
  productId: ProductId,
  name: Schema.String,
  quantity: Quantity,
  unitName: Schema.String,
  alternativeQuantity: Schema.NullOr(Quantity),
  alternativeUnitName: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.WithdrawnProduct };

/** Schema of `WithdrawalTerms`: a withdrawal's refund. */
export const WithdrawalTerms = Schema.Struct({
  products: Schema.Array(WithdrawnProduct),
  amount: Price,
}) satisfies { readonly Type: model.WithdrawalTerms };

/** Schema of `Withdrawal`: the receipt of a withdrawal. */
export const Withdrawal = Schema.Struct({
  ...WithdrawalTerms.fields,
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  refundAccount: Schema.NullOr(Schema.Struct({ holder: Schema.String, number: Schema.String })),
}) satisfies { readonly Type: model.Withdrawal };

const fieldsOfOrderLine = {
  ...Struct.pick(CartLine.fields, ["sliced", "additionalInformation", "substitution", "quantityType"]),
  productId: ProductId,
  name: Schema.String,
  quantity: Quantity,
  unitName: Schema.String,
  alternativeQuantity: Schema.NullOr(Quantity),
  alternativeUnitName: Schema.NullOr(Schema.String),
  price: Price,
  total: Price,
  deposit: Price,
  discount: Schema.Int.pipe(Schema.brand("Huf")),
  paid: Price,
  vatPercent: Schema.NullOr(Schema.Finite),
  vat: Price,
  withdrawableQuantity: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)),
};

/** Schema of `OrderLine`: an ordered line, independent of later product changes. */
export const OrderLine: ModelSchema<model.OrderLine, typeof fieldsOfOrderLine> = Schema.Struct(
  fieldsOfOrderLine,
).annotate({
  ownFieldsOf: "OrderLine",
});

/** Schema of `OrderAmounts`: an order's total and its parts, in whole forint, gross. */
export const OrderAmounts = Schema.Struct({
  goods: Price,
  deposit: Price,
  discount: Schema.Int.pipe(Schema.brand("Huf")),
  delivery: Price,
  cashOnDelivery: Price,
  boxing: Price,
  donation: Price,
  total: Price,
}) satisfies { readonly Type: model.OrderAmounts };

export const OrderFee = Schema.Struct({
  kind: Schema.Literals(["DELIVERY", "CASH_ON_DELIVERY", "BOXING"]),
  vatPercent: Schema.NullOr(Schema.Finite),
  amount: Price,
  vat: Price,
}) satisfies { readonly Type: model.OrderFee };

/** Schema of `OrderPayment`: the state of a card payment. */
export const OrderPayment = Schema.Struct({
  status: Schema.Union([
    Schema.Literals(["PENDING", "RECEIVED", "REFUSED", "TO_GIVE_BACK"]),
    Schema.StringForLiteralAutocomplete,
  ]),
  refusal: Schema.NullOr(Schema.Literals(paymentRefusals)),
  canRetry: Schema.Boolean,
}) satisfies { readonly Type: model.OrderPayment };

export const OrderPickup = Schema.Struct({
  code: Schema.NullOr(Schema.String),
  readyFrom: Schema.NullOr(DayOrInstant),
  week: GroceryStore.fields.week,
}) satisfies { readonly Type: model.OrderPickup };

const fieldsOfOrder = {
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  status: OrderStatus,
  amounts: OrderAmounts,
  lines: Schema.Array(OrderLine),
  fees: Schema.Array(OrderFee),
  shippingMethod: Schema.Struct({ id: Schema.String, kind: Schema.NullOr(ShippingKind), name: Schema.String }),
  paymentMethod: Schema.Struct({
    id: Schema.String,
    kind: Schema.NullOr(PaymentKind),
    name: Schema.String,
  }),
  payment: Schema.NullOr(OrderPayment),
  shippingAddress: Schema.NullOr(Destination),
  billingAddress: Schema.NullOr(CartBillingAddress),
  contactPerson: Schema.NullOr(ContactPerson),
  timeSlot: Schema.NullOr(TimeRange),
  postPoint: Schema.NullOr(PostPoint),
  pickup: Schema.NullOr(OrderPickup),
  linkedOrderId: Schema.NullOr(Schema.String),
  couponCode: Schema.NullOr(Schema.String),
  comment: Schema.NullOr(Schema.String),
  returnsEmpties: Schema.Boolean,
  userType: Schema.String,
  affiliation: Schema.String,
  cancellableUntil: Schema.NullOr(DayOrInstant),
  withdrawableUntil: Schema.NullOr(DayOrInstant),
  confirmUntil: Schema.NullOr(DayOrInstant),
  isBrief: Schema.Boolean,
  withdrawals: Schema.Array(Withdrawal),
  events: Schema.Array(OrderEvent),
};

/** Schema of `Order`: an order as it was placed, and its later state. */
export const Order: ModelSchema<model.Order, typeof fieldsOfOrder> = Schema.Struct(fieldsOfOrder).annotate({
  ownFieldsOf: "Order",
});
