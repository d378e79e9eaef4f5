import { grams, type Grams, huf, type Huf } from "@kamra/core/product";
import fc from "fast-check";

/** Prices: small ones, which reveal rounding errors, and ordinary ones; 0 among them. */
export const prices: fc.Arbitrary<Huf> = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200_000 }))
  .map(huf);

/** Prices above 0. */
export const paidPrices: fc.Arbitrary<Huf> = prices.filter((price) => price > 0);

/** Weights in grams, whole ones and tenths. */
export const weights: fc.Arbitrary<Grams> = fc
  .oneof(
    fc.integer({ min: 0, max: 30_000 }),
    fc.integer({ min: 0, max: 300_000 }).map((tenths) => tenths / 10),
  )
  .map(grams);
