import fc from "fast-check";
import type { AlternativeUnit, SellingUnit } from "./Product.ts";

/** Whole hundred-thousandths, which the tests compute in, and their value as a number for the rules. */
export const numberOf = (hundredThousandths: number): number => Number(`${hundredThousandths}e-5`);

const one = 100_000;

/** Steps as shops have them, and any others of five decimals. */
const steps = fc.oneof(
  fc.constantFrom(0.001, 0.01, 0.05, 0.1, 0.18, 0.25, 0.3, 0.5, 1, 2, 4, 6, 12).map((step) => Math.round(step * one)),
  fc.integer({ min: 1, max: 20 * one }),
);
const minimums = fc.oneof(
  fc.integer({ min: 1, max: 5 * one }),
  fc.integer({ min: 1, max: 30 }).map((whole) => whole * one),
);

/** Wanted amounts, many of them small. */
export const amounts = fc.oneof(fc.integer({ min: 0, max: 2 * one }), fc.integer({ min: 0, max: 5000 * one }));

export interface UnitInUnits<Unit extends SellingUnit = SellingUnit> {
  readonly unit: Unit;
  /** In hundred-thousandths, after defaults. */
  readonly step: number;
  readonly minimum: number;
}

export const units: fc.Arbitrary<UnitInUnits> = fc
  .record({
    step: fc.option(steps, { nil: null }),
    minimum: fc.option(minimums, { nil: null }),
    notGiven: fc.constantFrom(null, 0),
  })
  .map(({ step, minimum, notGiven }) => ({
    unit: {
      name: "kg",
      quantityStep: step === null ? notGiven : numberOf(step),
      minimumQuantity: minimum === null ? notGiven : numberOf(minimum),
    },
    step: step ?? one,
    minimum: minimum ?? step ?? one,
  }));

export interface AlternativeUnitInUnits extends UnitInUnits<AlternativeUnit> {
  readonly rate: number;
}

export const alternativeUnits: fc.Arbitrary<AlternativeUnitInUnits> = fc
  .tuple(
    units,
    fc.oneof(
      fc.integer({ min: 1, max: 3 * one }),
      fc.integer({ min: 1, max: 24 }).map((whole) => whole * one),
    ),
  )
  .map(([{ unit, ...figures }, rate]) => ({ unit: { ...unit, exchangeRate: numberOf(rate) }, rate, ...figures }));

/** The smallest positive multiple of the step that is not below the minimum, found by counting. */
export function lowestByCounting({ step, minimum }: Pick<UnitInUnits, "step" | "minimum">): number {
  let lowest = step;
  while (lowest < minimum) lowest += step;
  return lowest;
}
