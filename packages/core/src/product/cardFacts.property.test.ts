import fc from "fast-check";
import { expect, it } from "vitest";
import { cardFacts } from "./cardFacts.ts";

const goods = fc.record({
  origin: fc.constantFrom("Magyarország", "Spanyolország", null),
  minimumExpiryDays: fc.option(fc.integer({ min: -1, max: 40 })),
  defaultUnit: fc.record({ name: fc.constantFrom("db", "kg") }),
});

it("[CAT-10] names at most two weeks of freshness, and the origin of what is fresh or weighed alone", () => {
  fc.assert(
    fc.property(goods, (product) => {
      const { origin, freshDays } = cardFacts(product);
      const { minimumExpiryDays: days } = product;
      expect(freshDays).toBe(days !== null && days >= 1 && days <= 14 ? days : null);
      expect(origin).toBe(freshDays === null && product.defaultUnit.name === "db" ? null : product.origin);
    }),
  );
});

it("[CAT-10] says nothing of what keeps for more than two weeks, and the origin alone of fruit without days", () => {
  const piece = { name: "db" };
  expect(cardFacts({ origin: "Magyarország", minimumExpiryDays: 180, defaultUnit: piece })).toEqual({
    origin: null,
    freshDays: null,
  });
  expect(cardFacts({ origin: null, minimumExpiryDays: 14, defaultUnit: piece }).freshDays).toBe(14);
  expect(cardFacts({ origin: null, minimumExpiryDays: 15, defaultUnit: piece }).freshDays).toBeNull();
  expect(cardFacts({ origin: "Spanyolország", minimumExpiryDays: null, defaultUnit: { name: "kg" } })).toEqual({
    origin: "Spanyolország",
    freshDays: null,
  });
});
