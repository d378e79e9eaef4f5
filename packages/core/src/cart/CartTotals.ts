import type { Huf } from "../product/amounts.ts";

/** What the shopper pays, part by part; the parts always add up to the total (TOTAL-6). */
export interface CartTotals {
  readonly goods: Huf;
  readonly deposit: Huf;
  /** Negative for a reduction. */
  readonly discount: Huf;
  readonly delivery: Huf;
  readonly cashOnDelivery: Huf;
  readonly boxing: Huf;
  readonly total: Huf;
}
