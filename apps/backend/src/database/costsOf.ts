import { type CostedLine, orderCosts } from "@kamra/core/orders";
import { huf } from "@kamra/core/product";
import type { OrderAmounts } from "./tables/OrderTables.ts";
import type { OrderFee } from "../generated/types.ts";

/** A line before its order is placed; whole forint. */
export interface BoughtLine {
  /** Deposits included. */
  readonly total: number;
  readonly deposit: number;
  /** Percent. */
  readonly vat: number | null;
  /** Whether the coupon counted it. */
  readonly isDiscounted: boolean;
}

/** What a line keeps of its costs; whole forint. */
export interface LineCosts {
  /** 0 or below. */
  readonly discount: number;
  readonly vat_amount: number;
}

const costed = ({ total, deposit, vat, isDiscounted }: BoughtLine): CostedLine => ({
  total: huf(total),
  deposit: huf(deposit),
  vatPercent: vat,
  isDiscounted,
});

/**
 * The lines of an order with what they keep of their costs, and its fees.
 *
 * @rule ORDER-12
 */
export function costsOf<Line extends BoughtLine>(
  bought: ReadonlyArray<Line>,
  amounts: OrderAmounts,
): { readonly lines: ReadonlyArray<Line & LineCosts>; readonly fees: OrderFee[] } {
  const { lines, fees } = orderCosts(bought.map(costed), {
    discount: huf(amounts.discount_amount),
    delivery: huf(amounts.delivery_amount),
    cashOnDelivery: huf(amounts.cash_on_delivery_amount),
    boxing: huf(amounts.boxing_amount),
  });
  return {
    lines: bought.map((line, index) => ({
      ...line,
      discount: lines[index]?.discount ?? 0,
      vat_amount: lines[index]?.vat ?? 0,
    })),
    fees: fees.map(({ kind, vatPercent, amount, vat }) => ({ kind, vat: vatPercent, amount, vat_amount: vat })),
  };
}
