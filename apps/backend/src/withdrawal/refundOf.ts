import type { OrderAmounts } from "../database/tables/OrderTables.ts";
import { shareOf } from "./shareOf.ts";

/** What an order's line cost, and how much of it is not kept. */
export interface WithdrawnLine {
  /** In default units. */
  readonly quantity: number;
  readonly withdrawn: number;
  /** Whole forint: of the line before discount, with the deposit. */
  readonly total: number;
  /** Whole forint: the line's own, 0 or below. */
  readonly discount: number;
}

/**
 * The refund of an order when these amounts are returned: what each line really cost. Delivery and fees are refunded when
 * nothing is kept, the donation never.
 *
 * Units: whole forint. Rounding: each line's once, halves up. A further withdrawal refunds what the earlier ones did not.
 *
 * @rule LAW-11, ORDER-12
 */
export function refundOf(
  order: Pick<OrderAmounts, "delivery_amount" | "cash_on_delivery_amount" | "boxing_amount">,
  { lines }: { readonly lines: ReadonlyArray<WithdrawnLine> },
): number {
  const refund = lines.reduce(
    (sum, { quantity, withdrawn, total, discount }) =>
      sum + shareOf(total + discount, { part: withdrawn, whole: quantity }),
    0,
  );
  const returnsAll = lines.every(({ quantity, withdrawn }) => quantity === withdrawn);
  return returnsAll ? refund + order.delivery_amount + order.cash_on_delivery_amount + order.boxing_amount : refund;
}
