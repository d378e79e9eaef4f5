import fc from "fast-check";
import { budapestDayByRule, dayAfter, instants } from "./budapestByRule.test.oracle.ts";
import { huf, type Huf } from "./amounts.ts";
import type { ProductPrices } from "./Product.ts";

export const amounts: fc.Arbitrary<Huf> = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2_000_000 }))
  .map(huf);
const givenAmounts = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2_000_000 })).map(huf);

/** A price, and `null` or 0, which both say that there is none. */
const optionalAmounts = fc.oneof({ weight: 3, arbitrary: givenAmounts }, fc.constantFrom(null, huf(0)));

/** Days from today to a bound; `null` for an open one. */
const bounds = fc.option(fc.integer({ min: -2, max: 2 }), { nil: null });

export interface PricedNow {
  readonly prices: ProductPrices;
  readonly now: Date;
  /** By the days alone, whether or not there is a special price. */
  readonly isWithinDays: boolean;
}

/** Prices with bounds near the day on which they are asked. */
export const pricedNow: fc.Arbitrary<PricedNow> = fc
  .record({
    instant: instants,
    regularPrice: amounts,
    specialPrice: optionalAmounts,
    personalPrice: optionalAmounts,
    priorPrice: fc.option(amounts, { nil: null }),
    from: bounds,
    to: bounds,
    priceUnit: fc.constantFrom("kg", "l", "db", null),
    pricePerUnit: fc.option(
      fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 1000),
      { nil: null },
    ),
  })
  .map(({ instant, from, to, ...prices }) => {
    const today = budapestDayByRule(instant);
    return {
      prices: {
        ...prices,
        specialFrom: from === null ? null : dayAfter(today, from),
        specialTo: to === null ? null : dayAfter(today, to),
        vat: 27,
      },
      now: new Date(instant),
      isWithinDays: (from === null || from <= 0) && (to === null || to >= 0),
    };
  });
