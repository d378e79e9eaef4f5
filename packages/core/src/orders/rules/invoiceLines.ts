import { huf, type Huf } from "../../product/amounts.ts";
import type { Order, OrderAmounts, OrderFee, OrderLine } from "../model/Order.ts";

/** What an invoice needs of an ordered line. */
export type InvoicedLine = Pick<OrderLine, "paid" | "deposit" | "vatPercent" | "vat">;

/** A line of an order's invoice. */
export interface InvoiceLine<Line = OrderLine> {
  readonly kind: "PRODUCT" | "DEPOSIT" | "DONATION" | OrderFee["kind"];
  /** The product of a `PRODUCT`. */
  readonly product: Line | null;
  /** Gross, after discount. */
  readonly amount: Huf;
  /** Null outside VAT. */
  readonly vatPercent: number | null;
  /** In the amount. */
  readonly vat: Huf;
}

type TaxedAmount = Pick<InvoiceLine, "vatPercent" | "amount" | "vat">;

/** The amounts of one VAT rate. */
export interface VatOfRate extends TaxedAmount {
  readonly net: Huf;
}

interface Invoiced<Line> extends Pick<Order, "fees"> {
  readonly lines: ReadonlyArray<Line>;
  readonly amounts: Pick<OrderAmounts, "deposit" | "donation">;
}

/**
 * The lines of an order's invoice: products after discount, the deposit, the fees by VAT rate, the donation. Their amounts add up to
 * the order's total. Units: whole forint, gross.
 *
 * @rule ORDER-12
 * @example invoiceLines({ lines: [], fees: [], amounts: { deposit: 50, donation: 0 } }) // => [{ kind: "DEPOSIT", product: null, amount: 50, vatPercent: null, vat: 0 }]
 */
export function invoiceLines<Line extends InvoicedLine>({ lines, fees, amounts }: Invoiced<Line>): InvoiceLine<Line>[] {
  const untaxed = { product: null, vatPercent: null, vat: huf(0) } as const;
  const products = lines.map((line) => {
    const { paid, deposit, vatPercent, vat } = line;
    return { kind: "PRODUCT", product: line, amount: huf(paid - deposit), vatPercent, vat } as const;
  });
  return [
    ...products,
    ...(amounts.deposit > 0 ? [{ ...untaxed, kind: "DEPOSIT", amount: amounts.deposit } as const] : []),
    ...fees.map((fee) => ({ ...fee, product: null })),
    ...(amounts.donation > 0 ? [{ ...untaxed, kind: "DONATION", amount: amounts.donation } as const] : []),
  ];
}

/**
 * The sums of invoice lines by VAT rate, the highest first; what is outside VAT comes last.
 *
 * @rule ORDER-12, LAW-6
 * @example vatByRate([{ amount: 127, vatPercent: 27, vat: 27 }]) // => [{ vatPercent: 27, amount: 127, net: 100, vat: 27 }]
 */
export function vatByRate(lines: ReadonlyArray<TaxedAmount>): VatOfRate[] {
  const rates = [...Map.groupBy(lines, ({ vatPercent }) => vatPercent)];
  return rates
    .map(([vatPercent, same]) => {
      const amount = huf(same.reduce((sum, line) => sum + line.amount, 0));
      const vat = huf(same.reduce((sum, line) => sum + line.vat, 0));
      return { vatPercent, amount, net: huf(amount - vat), vat };
    })
    .toSorted((one, other) => (other.vatPercent ?? -1) - (one.vatPercent ?? -1));
}
