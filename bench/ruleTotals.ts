import { type CartTotals, lineDeposit } from "@kamra/core/cart";
import { currentPrice, huf, roundedProduct } from "@kamra/core/product";
import { breakdown } from "@kamra/core/unstable";
import { type BenchLine, now } from "./cartLines.ts";

/**
 * Full totals by the rules: products at their current prices and deposits, rounded line by line, added up, broken down.
 */
export function ruleTotals(lines: ReadonlyArray<BenchLine>): CartTotals {
  let goods = 0;
  let deposit = 0;
  for (const line of lines) {
    goods += roundedProduct(currentPrice(line.product, { now }), line.quantity);
    deposit += lineDeposit(line.product, line);
  }
  const amounts = {
    totalPrice: huf(goods + deposit),
    discountPrice: null,
    deposit: huf(deposit),
    lineCount: lines.length,
  };
  return breakdown(amounts, { shippingMethod: null });
}
