import fc from "fast-check";
import { budapestDayByRule, dayAfter, instants, midnightByRule, stampsOn } from "./budapestByRule.test.oracle.ts";
import { huf, type Huf } from "./amounts.ts";
import type { ProductPrices } from "./Product.ts";

export const amounts: fc.Arbitrary<Huf> = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2_000_000 }))
  .map(huf);
const givenAmounts = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2_000_000 })).map(huf);

/** A price, and `null` or 0, which both mean a missing one. */
const optionalAmounts = fc.oneof({ weight: 3, arbitrary: givenAmounts }, fc.constantFrom(null, huf(0)));

/** Days from today to a bound; `null` for an open one. */
const bounds = fc.option(fc.integer({ min: -2, max: 2 }), { nil: null });

export interface PricedNow {
  readonly prices: ProductPrices;
  readonly now: Date;
  /** By the days alone, whether or not there is a special price. */
  readonly isWithinDays: boolean;
  /** The first midnight after which that is no longer so, or begins to be so. */
  readonly nextMidnight: number | null;
}

interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

const isWithin = ({ from, to }: Bounds, day: number): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/** Found by trying the days. */
function daysToChange(days: Bounds): number | null {
  return [1, 2, 3].find((day) => isWithin(days, day) !== isWithin(days, 0)) ?? null;
}

/** Prices with bounds near the day of an instant. */
function pricedAt(instant: number): fc.Arbitrary<PricedNow> {
  const today = budapestDayByRule(instant);
  const boundOn = (days: number | null) => (days === null ? fc.constant(null) : stampsOn(dayAfter(today, days)));
  return fc.record({ from: bounds, to: bounds }).chain((days) => {
    const change = daysToChange(days);
    return fc
      .record({
        regularPrice: amounts,
        specialPrice: optionalAmounts,
        specialFrom: boundOn(days.from),
        specialTo: boundOn(days.to),
        personalPrice: optionalAmounts,
        priorPrice: fc.option(amounts, { nil: null }),
        vat: fc.constant(27),
        priceUnit: fc.constantFrom("kg", "l", "db", null),
        pricePerUnit: fc.option(
          fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 1000),
          { nil: null },
        ),
      })
      .map((prices) => ({
        prices,
        now: new Date(instant),
        isWithinDays: isWithin(days, 0),
        nextMidnight: change === null ? null : midnightByRule(dayAfter(today, change)),
      }));
  });
}

export const pricedNow: fc.Arbitrary<PricedNow> = instants.chain(pricedAt);
