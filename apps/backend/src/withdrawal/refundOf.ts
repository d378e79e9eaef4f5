import type { OrderAmounts } from "../database/tables/OrderTables.ts";
import { shareOf } from "./shareOf.ts";

/** What an order's line was bought for, and how much of it is not kept. */
export interface WithdrawnLine {
  /** In default units. */
  readonly quantity: number;
  readonly withdrawn: number;
  /** Whole forint: of one default unit, without the deposit. */
  readonly price: number;
  /** Whole forint: of the line, with the deposit. */
  readonly total: number;
}

/**
 * The refund of an order when these amounts are returned. The discount was shared by prices without deposits; delivery
 * and fees are refunded when nothing is kept, the donation never.
 *
 * Units: whole forint. Rounding: each line's once, halves up. A further withdrawal refunds the difference to before it.
 *
 * @rule LAW-11, LAW-3
 */
export function refundOf(order: OrderAmounts, { lines }: { readonly lines: ReadonlyArray<WithdrawnLine> }): number {
  const { goods_amount: whole, discount_amount: discount } = order;
  let before = 0;
  let refund = 0;
  for (const { quantity, withdrawn, price, total } of lines) {
    const goods = shareOf(price, { part: quantity, whole: 1 });
    const reduction = shareOf(discount, { part: before + goods, whole }) - shareOf(discount, { part: before, whole });
    before += goods;
    refund += shareOf(total + reduction, { part: withdrawn, whole: quantity });
  }
  const keepsNothing = lines.every(({ quantity, withdrawn }) => quantity === withdrawn);
  return keepsNothing ? refund + order.delivery_amount + order.cash_on_delivery_amount + order.boxing_amount : refund;
}
