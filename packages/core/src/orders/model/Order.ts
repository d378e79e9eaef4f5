import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { CartBillingAddress, CartLine } from "../../cart/model/Cart.ts";
import { GroceryStore } from "../../content/model/GroceryStore.ts";
import { ContactPerson } from "../../address/ContactPerson.ts";
import { Destination } from "../../address/Destination.ts";
import { PostPoint } from "../../delivery/model/PostPoint.ts";
import { ShippingKind } from "../../delivery/model/ShippingMethod.ts";
import { TimeRange } from "../../delivery/model/TimeSlot.ts";
import { orderStatuses } from "./orderStatuses.ts";
import { paymentRefusals } from "./isPaymentRefusal.ts";
import { PaymentKind } from "../../payment/PaymentMethod.ts";
import { DayOrInstant, Price, ProductId, Quantity } from "../../product/Product.ts";

/** An order's status; a newer server's is kept unchanged, with its title. */
export const OrderStatus = Schema.Struct({
  code: Schema.Union([Schema.Literals(Struct.keys(orderStatuses)), Schema.StringForLiteralAutocomplete]),
  /** The status in words. */
  title: Schema.String,
});
export interface OrderStatus extends Schema.Schema.Type<typeof OrderStatus> {}

/** The time of reaching a status. */
export const OrderEvent = Schema.Struct({ status: OrderStatus, at: DayOrInstant });
export interface OrderEvent extends Schema.Schema.Type<typeof OrderEvent> {}

/** A line of a withdrawal: the product and its quantity. */
export const WithdrawnProduct = Schema.Struct({
  productId: ProductId,
  name: Schema.String,
  /** In default units. */
  quantity: Quantity,
  unitName: Schema.String,
  /** In alternative units, when the shopper chose them and the whole line is returned. */
  alternativeQuantity: Schema.NullOr(Quantity),
  alternativeUnitName: Schema.NullOr(Schema.String),
});
export interface WithdrawnProduct extends Schema.Schema.Type<typeof WithdrawnProduct> {}

/** A withdrawal's refund. */
export const WithdrawalTerms = Schema.Struct({
  products: Schema.Array(WithdrawnProduct),
  /** Whole forint, with delivery and fees if the whole order is returned. */
  amount: Price,
});
export interface WithdrawalTerms extends Schema.Schema.Type<typeof WithdrawalTerms> {}

/** The receipt of a withdrawal. */
export const Withdrawal = Schema.Struct({
  ...WithdrawalTerms.fields,
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  /** Where the money goes, its number masked; null when it goes back as it was paid, and once it is forgotten. */
  refundAccount: Schema.NullOr(Schema.Struct({ holder: Schema.String, number: Schema.String })),
});
export interface Withdrawal extends Schema.Schema.Type<typeof Withdrawal> {}

/** An ordered line, independent of later product changes. */
export const OrderLine = Schema.Struct({
  ...Struct.pick(CartLine.fields, ["sliced", "additionalInformation", "substitution", "quantityType"]),
  productId: ProductId,
  name: Schema.String,
  /** In default units. */
  quantity: Quantity,
  /** Of the default unit. */
  unitName: Schema.String,
  /** In alternative units, when the shopper chose them. */
  alternativeQuantity: Schema.NullOr(Quantity),
  /** Of the alternative unit, when the shopper chose it. */
  alternativeUnitName: Schema.NullOr(Schema.String),
  /** Of one default unit. */
  price: Price,
  /** The line's total before discount, deposits included. */
  total: Price,
  /** The deposits in the total. */
  deposit: Price,
  /** The line's part of the order's discount: 0 or below. */
  discount: Schema.Int.pipe(Schema.brand("Huf")),
  /** The line's price after discount, deposits included. */
  paid: Price,
  /** Percent. */
  vatPercent: Schema.NullOr(Schema.Finite),
  /** The VAT in what is paid, whole forint; 0 without a rate. */
  vat: Price,
  /** The quantity that can still be returned, in default units; 0 for perishable products. */
  withdrawableQuantity: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)),
});
export interface OrderLine extends Schema.Schema.Type<typeof OrderLine> {}

/** Whole forint, gross; `total` is the sum of the others. */
export const OrderAmounts = Schema.Struct({
  goods: Price,
  deposit: Price,
  /** Negative for a reduction. */
  discount: Schema.Int.pipe(Schema.brand("Huf")),
  delivery: Price,
  cashOnDelivery: Price,
  boxing: Price,
  donation: Price,
  total: Price,
});
export interface OrderAmounts extends Schema.Schema.Type<typeof OrderAmounts> {}

/** The part of an order's fee with one VAT rate; gross. The parts of a kind add up to the fee. */
export const OrderFee = Schema.Struct({
  kind: Schema.Literals(["DELIVERY", "CASH_ON_DELIVERY", "BOXING"]),
  vatPercent: Schema.NullOr(Schema.Finite),
  amount: Price,
  /** In the amount. */
  vat: Price,
});
export interface OrderFee extends Schema.Schema.Type<typeof OrderFee> {}

/** The state of a card payment. */
export const OrderPayment = Schema.Struct({
  status: Schema.Union([
    Schema.Literals(["PENDING", "RECEIVED", "REFUSED", "TO_GIVE_BACK"]),
    Schema.StringForLiteralAutocomplete,
  ]),
  /** Why the latest attempt failed, if known. */
  refusal: Schema.NullOr(Schema.Literals(paymentRefusals)),
  /** Whether the shopper can start another attempt, or resume the open one. */
  canRetry: Schema.Boolean,
});
export interface OrderPayment extends Schema.Schema.Type<typeof OrderPayment> {}

/** How an order is fetched from the shop. */
export const OrderPickup = Schema.Struct({
  /** To show at the counter; null for orders of before there were codes. */
  code: Schema.NullOr(Schema.String),
  /** From when the goods can be fetched, as expected. */
  readyFrom: Schema.NullOr(DayOrInstant),
  /** The store's opening hours; empty when they are not known. */
  week: GroceryStore.fields.week,
});
export interface OrderPickup extends Schema.Schema.Type<typeof OrderPickup> {}

/** An order as it was placed, and its later state. */
export const Order = Schema.Struct({
  /** The number for customer service; only its owner can open the order by it. */
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  status: OrderStatus,
  amounts: OrderAmounts,
  lines: Schema.Array(OrderLine),
  /** Its fees by VAT rate. */
  fees: Schema.Array(OrderFee),
  shippingMethod: Schema.Struct({ id: Schema.String, kind: Schema.NullOr(ShippingKind), name: Schema.String }),
  paymentMethod: Schema.Struct({
    id: Schema.String,
    kind: Schema.NullOr(PaymentKind),
    name: Schema.String,
  }),
  /** Null unless it is paid by card. */
  payment: Schema.NullOr(OrderPayment),
  shippingAddress: Schema.NullOr(Destination),
  billingAddress: Schema.NullOr(CartBillingAddress),
  contactPerson: Schema.NullOr(ContactPerson),
  timeSlot: Schema.NullOr(TimeRange),
  /** The post point of the parcel; null for other methods. */
  postPoint: Schema.NullOr(PostPoint),
  /** How it is fetched from the shop; null for other methods. */
  pickup: Schema.NullOr(OrderPickup),
  linkedOrderId: Schema.NullOr(Schema.String),
  couponCode: Schema.NullOr(Schema.String),
  comment: Schema.NullOr(Schema.String),
  /** The courier takes empty bottles and cans back. */
  returnsEmpties: Schema.Boolean,
  userType: Schema.String,
  affiliation: Schema.String,
  /** The end of cancellation; null when it cannot be cancelled. */
  cancellableUntil: Schema.NullOr(DayOrInstant),
  /** The end of the withdrawal period; null until it is delivered. */
  withdrawableUntil: Schema.NullOr(DayOrInstant),
  /** The shopper has to confirm it by a mail until then, else it is cancelled; null when it waits for nothing. */
  confirmUntil: Schema.NullOr(DayOrInstant),
  /** Its link is old, so all about a person is left out, the lines too. */
  isBrief: Schema.Boolean,
  /** Withdrawals, oldest first. */
  withdrawals: Schema.Array(Withdrawal),
  /** The history of its status, oldest first. */
  events: Schema.Array(OrderEvent),
});
export interface Order extends Schema.Schema.Type<typeof Order> {}
