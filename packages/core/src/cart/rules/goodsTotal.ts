import { huf, type Huf } from "../../product/amounts.ts";
import type { CartTotals } from "./cartTotals.ts";

/**
 * The price of the goods alone: with their deposit, after the discount, without fees.
 *
 * Units: whole forint, gross.
 *
 * @rule NAV-2
 * @example goodsTotal({ goods: 499, deposit: 50, discount: -100, delivery: 1490, cashOnDelivery: 0, boxing: 150, total: 2089 }) // => 449
 */
export function goodsTotal({ goods, deposit, discount }: CartTotals): Huf {
  return huf(goods + deposit + discount);
}
