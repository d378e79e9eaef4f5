import { huf, type Huf } from "../product/amounts.ts";
import type { ProductQuantities } from "../product/Product.ts";
import { roundedProduct } from "../product/roundedProduct.ts";
import { lineDeposit } from "./lineDeposit.ts";

/** What a coupon takes off: a percentage of the goods that it is for, or an amount. */
export interface Coupon {
  /** Above 0, up to 100; null when it is an amount. */
  readonly percent: number | null;
  readonly amount: Huf | null;
  /** Goods for less than this get no discount. */
  readonly minimum: Huf;
}

/** A line of the cart with a product that the coupon is for. */
export interface CouponLine {
  /** Deposits included. */
  readonly total: Huf;
  readonly product: Pick<ProductQuantities, "deposits">;
  readonly quantity: number;
}

/**
 * What a coupon takes off the lines that it is for: never more than their goods, and nothing of their deposits. `null`
 * when it does not hold for them, because there are none or they are worth less than its minimum.
 *
 * Units: whole forint. Rounding: once, half up, exact. Errors: RangeError for a quantity that is not finite.
 *
 * @rule LAW-3
 * @example couponDiscount({ percent: 10, amount: null, minimum: 0 }, { lines: [{ total: 1050, product: { deposits: [{ price: 50 }] }, quantity: 1 }] }) // => 100
 * @example couponDiscount({ percent: null, amount: 500, minimum: 3000 }, { lines: [] }) // => null
 */
export function couponDiscount(
  { percent, amount, minimum }: Coupon,
  { lines }: { readonly lines: ReadonlyArray<CouponLine> },
): Huf | null {
  const goods = lines.reduce((sum, line) => sum + line.total - lineDeposit(line.product, line), 0);
  if (lines.length === 0 || goods < minimum) return null;
  return huf(percent === null ? Math.min(amount ?? 0, goods) : roundedProduct(goods * percent, 0.01));
}
