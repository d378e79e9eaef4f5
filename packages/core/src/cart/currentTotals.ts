import { huf } from "../product/amounts.ts";
import { currentPrice, type CurrentPrices } from "../product/currentPrice.ts";
import type { Moment } from "../product/Moment.ts";
import { roundedProduct } from "../product/roundedProduct.ts";
import { breakdown, type CartTotals, type ChosenForTotals, type TotalledLine } from "./cartTotals.ts";
import { lineDeposit } from "./lineDeposit.ts";

/**
 * What the shopper would pay for products and quantities that nobody has priced yet, part by part: each at its current
 * price, without a discount.
 *
 * Units: quantities in default units; whole forint, gross. Rounding: goods and deposits of each line once, half up,
 * exact. Errors: RangeError for a quantity that is not finite.
 *
 * @rule TOTAL-6, CART-18
 * @example currentTotals([{ product: { regularPrice: 999, specialPrice: null, personalPrice: null, deposits: [{ price: 50 }] }, quantity: 1.5 }], { now: new Date(), shippingMethod: null }) // => { goods: 1499, deposit: 75, discount: 0, delivery: 0, cashOnDelivery: 0, boxing: 0, total: 1574 }
 */
export function currentTotals(
  lines: ReadonlyArray<TotalledLine & { readonly product: CurrentPrices }>,
  moment: Moment & ChosenForTotals,
): CartTotals {
  let goods = 0;
  let deposit = 0;
  for (const line of lines) {
    goods += roundedProduct(currentPrice(line.product, moment), line.quantity);
    deposit += lineDeposit(line.product, line);
  }
  return breakdown({ totalPrice: huf(goods + deposit), discountPrice: null }, huf(deposit), moment);
}
