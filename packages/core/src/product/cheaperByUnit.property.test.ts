import fc from "fast-check";
import { expect, it } from "vitest";
import { cheaperByUnit } from "./cheaperByUnit.ts";
import { huf } from "./amounts.ts";
import { productId } from "./productId.ts";
import { unitPrice } from "./unitPrice.ts";

const moment = { now: new Date("2026-11-21T10:00:00Z") };

const goods = fc.uniqueArray(
  fc.record({
    id: fc.nat(40).map((id) => productId(`${id + 1}`)),
    status: fc.constantFrom("AVAILABLE", "AVAILABLE", "AVAILABLE", "OUT_OF_STOCK"),
    defaultCategoryId: fc.constantFrom("tej", "sajt", null),
    regularPrice: fc.integer({ min: 1, max: 40 }).map((price) => huf(price * 50)),
    specialPrice: fc.constant(null),
    specialFrom: fc.constant(null),
    specialTo: fc.constant(null),
    personalPrice: fc.constant(null),
    priceUnit: fc.constantFrom("kg", "l", null),
    pricePerUnit: fc.constantFrom(null, 0.5, 1, 2, 5),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

it("[CAT-9] marks only what costs least by unit among orderable goods of its category and unit, although another pack costs less", () => {
  fc.assert(
    fc.property(goods, (products) => {
      const marked = cheaperByUnit(products, moment);
      for (const product of products) {
        const isAlike = (other: typeof product) =>
          other.status === "AVAILABLE" &&
          other.defaultCategoryId === product.defaultCategoryId &&
          other.priceUnit === product.priceUnit;
        const alike = products.filter(isAlike);
        const costs = (other: typeof product) => unitPrice(other, moment)?.price ?? Infinity;
        const isCheapest = alike.every((other) => costs(product) <= costs(other));
        const looksDearer = alike.some((other) => other.regularPrice < product.regularPrice);
        const isCompared = isAlike(product) && product.priceUnit !== null && product.defaultCategoryId !== null;
        expect(marked.has(product.id)).toBe(isCompared && alike.length >= 3 && isCheapest && looksDearer);
      }
    }),
  );
});

it("[CAT-9] does not depend on the order of the list", () => {
  fc.assert(
    fc.property(goods, (products) => {
      expect(cheaperByUnit(products.toReversed(), moment)).toEqual(cheaperByUnit(products, moment));
    }),
  );
});

const pack = (id: number, [category, litres, price]: readonly [string, number, number], status = "AVAILABLE") => ({
  id: productId(`${id}`),
  status,
  defaultCategoryId: category,
  regularPrice: huf(price),
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  personalPrice: null,
  priceUnit: "l",
  pricePerUnit: 1 / litres,
});

it("[CAT-9] compares three of one category, and leaves out what is sold out", () => {
  const [small, middle, large] = [pack(1, ["tej", 1, 500]), pack(2, ["tej", 1, 600]), pack(3, ["tej", 2, 900])];
  const best = ["tej", 5, 1000] as const;
  const marked = (...goods: ReadonlyArray<typeof small>) => [...cheaperByUnit(goods, moment)];
  expect(marked(small, middle, large)).toEqual(["3"]);
  expect(marked(small, middle, large, pack(4, best))).toEqual(["4"]);
  expect(marked(small, middle, large, pack(4, best, "OUT_OF_STOCK"))).toEqual(["3"]);
  expect(marked(small, large, pack(4, ["sajt", 1, 400]))).toEqual([]);
  expect(marked(small, large, pack(4, ["tej", 1, 400], "OUT_OF_STOCK"))).toEqual([]);
});
