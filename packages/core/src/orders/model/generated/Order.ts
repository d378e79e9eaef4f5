// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../product/isDate.ts";
import { additionalInformation, cartBillingAddress } from "../../../cart/model/generated/Cart.ts";
import {
  array,
  between,
  bool,
  extended,
  finite,
  int,
  literals,
  nonEmpty,
  nullOr,
  struct,
  text,
} from "../../../decoding/kernel.ts";
import { contactPerson } from "../../../address/generated/ContactPerson.ts";
import { dayOrInstant, price, quantity, quantityType } from "../../../product/generated/Product.ts";
import { destination } from "../../../address/generated/Destination.ts";
import { paymentKind } from "../../../payment/generated/PaymentMethod.ts";
import { postPoint } from "../../../delivery/model/generated/PostPoint.ts";
import { shippingKind } from "../../../delivery/model/generated/ShippingMethod.ts";
import { timeRange } from "../../../delivery/model/generated/TimeSlot.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import {
  type Order,
  type OrderAmounts,
  type OrderEvent,
  type OrderFee,
  type OrderLine,
  type OrderPayment,
  type OrderPickup,
  type OrderStatus,
  type Withdrawal,
  type WithdrawalTerms,
  type WithdrawnProduct,
} from "../Order.schema.ts";

export const orderLine: DecoderOf<typeof OrderLine> = extended("OrderLine", {
  sliced: bool,
  additionalInformation: nullOr(additionalInformation),
  substitution: text,
  quantityType: quantityType,
  productId: nonEmpty,
  name: text,
  quantity: quantity,
  unitName: text,
  alternativeQuantity: nullOr(quantity),
  alternativeUnitName: nullOr(text),
  price: price,
  total: price,
  deposit: price,
  discount: int,
  paid: price,
  vatPercent: nullOr(finite),
  vat: price,
  withdrawableQuantity: between(finite, 0, Infinity),
});
export const orderFee: DecoderOf<typeof OrderFee> = struct({
  kind: literals("DELIVERY", "CASH_ON_DELIVERY", "BOXING"),
  vatPercent: nullOr(finite),
  amount: price,
  vat: price,
});
export const withdrawnProduct: DecoderOf<typeof WithdrawnProduct> = struct({
  productId: nonEmpty,
  name: text,
  quantity: quantity,
  unitName: text,
  alternativeQuantity: nullOr(quantity),
  alternativeUnitName: nullOr(text),
});
export const withdrawal: DecoderOf<typeof Withdrawal> = struct({
  products: array(withdrawnProduct),
  amount: price,
  id: nonEmpty,
  createdAt: dayOrInstant,
  refundAccount: nullOr(struct({ holder: text, number: text })),
});
export const orderStatus: DecoderOf<typeof OrderStatus> = struct({ code: text, title: text });
export const orderAmounts: DecoderOf<typeof OrderAmounts> = struct({
  goods: price,
  deposit: price,
  discount: int,
  delivery: price,
  cashOnDelivery: price,
  boxing: price,
  donation: price,
  total: price,
});
export const orderPayment: DecoderOf<typeof OrderPayment> = struct({
  status: text,
  refusal: nullOr(literals("CANCELED", "DECLINED", "TIMED_OUT", "UNREACHABLE")),
  canRetry: bool,
});
export const orderPickup: DecoderOf<typeof OrderPickup> = struct({
  code: nullOr(text),
  readyFrom: nullOr(dayOrInstant),
  week: array(struct({ weekday: int, opens: text, closes: text })),
});
export const orderEvent: DecoderOf<typeof OrderEvent> = struct({ status: orderStatus, at: dayOrInstant });
export const order: DecoderOf<typeof Order> = extended("Order", {
  id: nonEmpty,
  createdAt: dayOrInstant,
  status: orderStatus,
  amounts: orderAmounts,
  lines: array(orderLine),
  fees: array(orderFee),
  shippingMethod: struct({ id: text, kind: nullOr(shippingKind), name: text }),
  paymentMethod: struct({ id: text, kind: nullOr(paymentKind), name: text }),
  payment: nullOr(orderPayment),
  shippingAddress: nullOr(destination),
  billingAddress: nullOr(cartBillingAddress),
  contactPerson: nullOr(contactPerson),
  timeSlot: nullOr(timeRange),
  postPoint: nullOr(postPoint),
  pickup: nullOr(orderPickup),
  linkedOrderId: nullOr(text),
  couponCode: nullOr(text),
  comment: nullOr(text),
  returnsEmpties: bool,
  userType: text,
  affiliation: text,
  cancellableUntil: nullOr(dayOrInstant),
  withdrawableUntil: nullOr(dayOrInstant),
  confirmUntil: nullOr(dayOrInstant),
  isBrief: bool,
  withdrawals: array(withdrawal),
  events: array(orderEvent),
});
export const withdrawalTerms: DecoderOf<typeof WithdrawalTerms> = struct({
  products: array(withdrawnProduct),
  amount: price,
});
