import { huf, type Huf } from "../../product/amounts.ts";
import { roundedRatio } from "../../product/roundedRatio.ts";
import { allot } from "./allot.ts";
import type { OrderAmounts, OrderFee, OrderLine } from "../model/Order.ts";

/** A line that is ordered. */
export interface CostedLine extends Pick<OrderLine, "total" | "deposit" | "vatPercent"> {
  /** Whether the discount counted it. */
  readonly isDiscounted: boolean;
}

/** The costs of each line of an order, and its fees by VAT rate. */
export interface OrderCosts {
  /** In the order of the lines. */
  readonly lines: ReadonlyArray<Pick<OrderLine, "discount" | "paid" | "vat">>;
  readonly fees: ReadonlyArray<OrderFee>;
}

/** A line whose discount is known. */
interface DiscountedLine extends Pick<OrderLine, "total" | "deposit" | "vatPercent" | "discount"> {}

interface Taxed {
  readonly vatPercent: number | null;
  readonly amount: Huf;
}

const feeParts = [
  ["DELIVERY", "delivery"],
  ["CASH_ON_DELIVERY", "cashOnDelivery"],
  ["BOXING", "boxing"],
] as const satisfies ReadonlyArray<readonly [OrderFee["kind"], keyof OrderAmounts]>;

const sumOf = (parts: ReadonlyArray<Taxed>) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The VAT in each amount: computed once for the sum of each rate, then allotted. */
function vatIn(parts: ReadonlyArray<Taxed>): ReadonlyMap<Taxed, Huf> {
  const byRate = Map.groupBy(parts, ({ vatPercent }) => vatPercent ?? 0);
  return new Map(
    [...byRate].flatMap(([rate, same]) => {
      const amounts = same.map(({ amount }) => amount);
      const vats = allot(roundedRatio(sumOf(same), rate, 100 + rate), amounts);
      return same.map((part, index) => [part, vats[index] ?? huf(0)] as const);
    }),
  );
}

/** Fees have the VAT rates of the goods, in proportion to what the goods cost. */
function feesOf(
  amounts: Pick<OrderAmounts, "delivery" | "cashOnDelivery" | "boxing">,
  { before, after }: { readonly before: ReadonlyArray<Taxed>; readonly after: ReadonlyArray<Taxed> },
) {
  const goods = Map.groupBy(sumOf(after) === 0 ? before : after, ({ vatPercent }) => vatPercent);
  const rates = goods.size === 0 ? [null] : [...goods.keys()];
  const weights = rates.map((rate) => sumOf(goods.get(rate) ?? []));
  return feeParts.flatMap(([kind, part]) =>
    allot(amounts[part], weights)
      .map((amount, index) => ({ kind, vatPercent: rates[index] ?? null, amount }))
      .filter(({ amount }) => amount > 0),
  );
}

/**
 * What each line of an order really costs, and its fees by VAT rate.
 *
 * The discount goes to the goods that it counted, never to deposits. Fees are part of the price of the goods: their VAT rates are
 * the goods' ones. VAT is computed on the sum of a rate, and is 0 without one: for deposits and donations.
 *
 * Units: whole forint, gross. Rounding: the VAT of each rate once, half up; all parts by `allot`, so they add up exactly.
 *
 * @rule ORDER-12, LAW-3, LAW-6
 * @example orderCosts([{ total: 1050, deposit: 50, vatPercent: 27, isDiscounted: true }], { discount: -100, delivery: 0, cashOnDelivery: 0, boxing: 0 }).lines // => [{ discount: -100, paid: 950, vat: 191 }]
 * @example orderCosts([{ total: 1000, deposit: 0, vatPercent: 5, isDiscounted: false }], { discount: 0, delivery: 990, cashOnDelivery: 0, boxing: 0 }).fees // => [{ kind: "DELIVERY", vatPercent: 5, amount: 990, vat: 47 }]
 */
export function orderCosts(
  lines: ReadonlyArray<CostedLine>,
  amounts: Pick<OrderAmounts, "discount" | "delivery" | "cashOnDelivery" | "boxing">,
): OrderCosts {
  const discounts = allot(
    amounts.discount,
    lines.map(({ total, deposit, isDiscounted }) => (isDiscounted ? total - deposit : 0)),
  );
  return costsWithFees(
    lines.map((line, index) => ({ ...line, discount: discounts[index] ?? huf(0) })),
    amounts,
  );
}

/**
 * `orderCosts` of lines whose discounts are known already: an order whose fees change keeps them.
 *
 * Units: whole forint, gross. Rounding: as `orderCosts`.
 *
 * @rule ORDER-12
 * @example costsWithFees([{ total: 1000, deposit: 0, vatPercent: 5, discount: 0 }], { delivery: 0, cashOnDelivery: 390, boxing: 0 }).fees // => [{ kind: "CASH_ON_DELIVERY", vatPercent: 5, amount: 390, vat: 19 }]
 */
export function costsWithFees(
  lines: ReadonlyArray<DiscountedLine>,
  amounts: Pick<OrderAmounts, "delivery" | "cashOnDelivery" | "boxing">,
): OrderCosts {
  const before = lines.map(({ total, deposit, vatPercent }) => ({ vatPercent, amount: huf(total - deposit) }));
  const after = lines.map(({ total, deposit, vatPercent, discount }) => ({
    vatPercent,
    amount: huf(total - deposit + discount),
  }));
  const fees = feesOf(amounts, { before, after });
  const vats = vatIn([...after, ...fees]);
  const vatOf = (part: Taxed) => vats.get(part) ?? huf(0);
  return {
    lines: lines.map(({ total, discount }, index) => {
      const part = after[index];
      return { discount, paid: huf(total + discount), vat: part === undefined ? huf(0) : vatOf(part) };
    }),
    fees: fees.map((fee) => ({ ...fee, vat: vatOf(fee) })),
  };
}
