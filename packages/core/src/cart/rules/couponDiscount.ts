import { huf, type Huf } from "../../product/amounts.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import { roundedProduct } from "../../product/roundedProduct.ts";
import { lineDeposit } from "./lineDeposit.ts";

/** A coupon's discount: a percentage of the matching goods, or an amount. */
export interface Coupon {
  /** Above 0, up to 100; null for a fixed amount. */
  readonly percent: number | null;
  readonly amount: Huf | null;
  /** Goods below this value get no discount. */
  readonly minimum: Huf;
}

/** A cart line that the coupon applies to. */
export interface CouponLine {
  /** Deposits included. */
  readonly total: Huf;
  readonly product: Pick<ProductQuantities, "deposits">;
  readonly quantity: number;
}

/**
 * The coupon's discount on the lines that it applies to: at most their goods, never their deposits. `null` when there are
 * no such lines or their value is below the coupon's minimum.
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
