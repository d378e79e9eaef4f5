import fc from "fast-check";
import { grams, huf } from "../../product/amounts.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";

/** In whole hundred-thousandths of a default unit. */
const quantities = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((pieces) => pieces * 100_000),
  fc.integer({ min: 1, max: 2_000_000 }),
);
/** In tenths of a gram. */
const weights = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null });

/** A line, with what the tests reckon in beside what the rules are given. */
export const lines = fc
  .record({
    hundredThousandths: quantities,
    price: amounts,
    tenths: weights,
    items: fc.array(fc.record({ price: fc.constantFrom(0, 50, 900), tenths: weights }), { maxLength: 3 }),
  })
  .map(({ hundredThousandths, price, tenths, items }) => ({
    hundredThousandths: BigInt(hundredThousandths),
    deposit: items.reduce((sum, item) => sum + BigInt(item.price), 0n),
    tenths: items.reduce((sum, item) => sum + BigInt(item.tenths ?? 0), BigInt(tenths ?? 0)),
    line: {
      quantity: Number(`${hundredThousandths}e-5`),
      product: {
        regularPrice: price,
        specialPrice: null,
        specialFrom: null,
        specialTo: null,
        personalPrice: null,
        weight: tenths === null ? null : grams(tenths / 10),
        deposits: items.map((item, index) => ({
          id: String(index),
          name: "palack",
          price: huf(item.price),
          weight: item.tenths === null ? null : grams(item.tenths / 10),
        })),
      },
    },
  }));
