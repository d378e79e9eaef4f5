import { lineDeposit } from "@kamra/core/cart";
import type { PricedCart, PricedLine } from "../cart/PricedCart.ts";
import type { OrderAmounts } from "../database/tables/OrderTables.ts";
import { type BoughtLine, costsOf, type LineCosts } from "../database/costsOf.ts";

/** A cart's line with its costs at ordering. */
export type OrderedLine = PricedLine & BoughtLine & LineCosts;

/** The costs of an ordered cart: the coupon's discount is allotted to the products that it counted. */
export function costsOfCart({ lines, coupon }: PricedCart, amounts: OrderAmounts) {
  const counted = new Set(coupon !== null && "discount" in coupon ? coupon.productIds : []);
  const bought = lines.map((line) => ({
    ...line,
    deposit: lineDeposit(line.quantities, line),
    vat: line.product.vat,
    isDiscounted: counted.has(line.product.id),
  }));
  return costsOf(bought, amounts);
}
