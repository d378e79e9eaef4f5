import {
  type AlternativeUnit,
  type Deposit,
  huf,
  type ProductQuantities,
  type SellingUnit,
  stepUp,
} from "@kamra/core/product";
import fc from "fast-check";
import { weights } from "./amounts.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";

/** Five decimals, from 0.01, so that a step of an alternative unit is more than 0 default units. */
const decimals = (greatest: number) => fc.integer({ min: 1000, max: greatest * 100_000 }).map((n) => Number(`${n}e-5`));
const steps = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0.05, 0.1, 0.18, 0.25, 0.5, 1, 2, 6) }, decimals(5));
const minimums = fc.oneof(fc.constantFrom(0.3, 0.5, 1, 2, 3, 6), decimals(10));

/** Sales units of products, with and without a minimum and a step. */
export const sellingUnits: fc.Arbitrary<SellingUnit> = plainRecord({
  name: fc.constantFrom("db", "kg", "karton"),
  minimumQuantity: optional(minimums),
  quantityStep: optional(steps),
});

/** Second units of products, such as pieces of weighed ones. */
export const alternativeUnits: fc.Arbitrary<AlternativeUnit> = fc
  .tuple(sellingUnits, fc.oneof(fc.constantFrom(0.18, 0.25, 0.333, 6, 12, 24), decimals(10)))
  .map(([unit, exchangeRate]) => ({ ...unit, exchangeRate }));

/** Quantities of a unit that can be ordered: up to 20 steps from the lowest valid one. */
export function validQuantities(unit: SellingUnit): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: 20 }).map((presses) => {
    let quantity = 0;
    for (let press = 0; press < presses; press += 1) quantity = stepUp(quantity, unit);
    return quantity;
  });
}

/** Amounts that a shopper may type, of up to eight decimals, valid or not; 0 among them. */
export const wantedQuantities: fc.Arbitrary<number> = fc
  .tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

/** Deposit items: bottles, crates, and some without a weight. */
export const deposits: fc.Arbitrary<ReadonlyArray<Deposit>> = fc.uniqueArray(
  plainRecord({
    id: fc.constantFrom("1", "2", "3"),
    name: fc.constantFrom("üveg", "doboz", "rekesz"),
    price: fc.constantFrom(0, 50, 900).map(huf),
    weight: optional(weights),
  }),
  { selector: ({ id }) => id, maxLength: 2 },
);

/** The product fields that the quantity and weight rules read. */
export const productQuantities: fc.Arbitrary<ProductQuantities> = plainRecord({
  defaultUnit: sellingUnits,
  alternativeUnit: optional(alternativeUnits),
  weight: optional(weights),
  deposits,
});
