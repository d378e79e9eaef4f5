// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../product/isDate.ts";
import { array, between, checks, finite, int, nonEmpty, nullOr } from "../../decoding/kernel.ts";
import { cartBillingAddressChecks } from "../../cart/generated/Cart.ts";
import { dayOrInstant, price, quantity } from "../../product/generated/Product.ts";
import { timeRangeChecks } from "../../delivery/generated/TimeSlot.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const orderLineChecks: Decoder<unknown> = checks({
  productId: nonEmpty,
  quantity: quantity,
  alternativeQuantity: nullOr(quantity),
  price: price,
  total: price,
  vatPercent: nullOr(finite),
  withdrawableQuantity: between(finite, 0, Infinity),
});
export const withdrawnProductChecks: Decoder<unknown> = checks({ productId: nonEmpty, quantity: quantity });
export const withdrawalChecks: Decoder<unknown> = checks({
  products: array(withdrawnProductChecks),
  amount: price,
  id: nonEmpty,
  createdAt: dayOrInstant,
});
export const orderAmountsChecks: Decoder<unknown> = checks({
  goods: price,
  deposit: price,
  discount: int,
  delivery: price,
  cashOnDelivery: price,
  boxing: price,
  donation: price,
  total: price,
});
export const orderEventChecks: Decoder<unknown> = checks({ at: dayOrInstant });
export const orderChecks: Decoder<unknown> = checks({
  id: nonEmpty,
  createdAt: dayOrInstant,
  amounts: orderAmountsChecks,
  lines: array(orderLineChecks),
  billingAddress: nullOr(cartBillingAddressChecks),
  timeSlot: nullOr(timeRangeChecks),
  cancellableUntil: nullOr(dayOrInstant),
  withdrawableUntil: nullOr(dayOrInstant),
  withdrawals: array(withdrawalChecks),
  events: array(orderEventChecks),
});
export const withdrawalTermsChecks: Decoder<unknown> = checks({
  products: array(withdrawnProductChecks),
  amount: price,
});
