import { huf, type Huf } from "../../product/amounts.ts";
import { breakdown, type CartTotals, type TotalsChoices, type TotalledLine } from "./cartTotals.ts";
import { lineDeposit } from "./lineDeposit.ts";

/** The fields of a line that change totals; `total` includes deposits. */
export interface PricedLine extends TotalledLine {
  readonly total: Huf;
}

/** A changed line; `null` before it is added or after it is removed. */
export interface LineChange {
  readonly before: PricedLine | null;
  readonly after: PricedLine | null;
  /** The lines of the changed cart. */
  readonly lineCount: number;
}

/**
 * The totals after one line changes, equal to `cartTotals` of the changed cart. Only the changed line is read, so the cost
 * does not grow with the cart.
 *
 * Units: whole forint, gross; the discount keeps its amount, up to the total. Errors: RangeError for a
 * quantity that is not finite.
 *
 * @rule TOTAL-6
 * @example changedTotals({ goods: 900, deposit: 50, discount: -100, delivery: 0, cashOnDelivery: 0, boxing: 0, total: 850 }, { before: null, after: { product: { deposits: [{ price: 50 }] }, quantity: 2, total: 700 }, lineCount: 2, shippingMethod: null }) // => { goods: 1500, deposit: 150, discount: -100, delivery: 0, cashOnDelivery: 0, boxing: 0, total: 1550 }
 */
export function changedTotals(
  { goods, deposit, discount }: CartTotals,
  change: LineChange & TotalsChoices,
): CartTotals {
  const { before, after, lineCount } = change;
  const depositOf = (line: PricedLine | null) => (line === null ? 0 : lineDeposit(line.product, line));
  const totalPrice = huf(goods + deposit + (after?.total ?? 0) - (before?.total ?? 0));
  const discountPrice = huf(Math.max(0, totalPrice + discount));
  const changedDeposit = huf(deposit + depositOf(after) - depositOf(before));
  return breakdown({ totalPrice, discountPrice, deposit: changedDeposit, lineCount }, change);
}
