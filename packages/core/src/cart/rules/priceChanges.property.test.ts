import { fc, it } from "@fast-check/vitest";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { productId } from "../../product/productId.ts";
import { runs } from "../../runs.test.config.ts";
import { priceChanges, seenPrices } from "./priceChanges.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** Carts of few products at few prices; at 299 it is an offer. */
const carts = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), price: fc.constantFrom(299, 599, 699) }), {
    selector: ({ id }) => id,
  })
  .map((lines) =>
    lines.map(({ id, price }) => ({
      price: huf(price),
      product: {
        id: productId(String(id)),
        name: "Tej",
        specialPrice: price === 299 ? huf(price) : null,
        specialFrom: null,
        specialTo: null,
        personalPrice: null,
      },
    })),
  );

it.prop([carts, carts], runs)(
  "[ORDER-14] exactly the lines whose price is not the seen one are listed, and why",
  (before, after) => {
    const seen = seenPrices(before, { seen: [], now });
    const expected = after.flatMap(({ product: { id }, price }) => {
      const was = before.find(({ product }) => product.id === id);
      if (was === undefined || was.price === price) return [];
      const reason = was.price === 299 ? "offerEnded" : price === 299 ? "offerBegun" : null;
      return [{ productId: id, name: "Tej", before: was.price, after: price, reason }];
    });
    expect(priceChanges(after, { seen, now })).toEqual(expected);
  },
);

it.prop([carts, carts], runs)(
  "[ORDER-14] what was seen first stays the seen price until it is accepted, and a product that left is forgotten",
  (before, after) => {
    const first = seenPrices(before, { seen: [], now });
    const later = seenPrices(after, { seen: first, now });
    expect(later.map((each) => each.productId)).toEqual(after.map(({ product }) => product.id));
    expect(priceChanges(after, { seen: later, now })).toEqual(priceChanges(after, { seen: first, now }));
    expect(priceChanges(after, { seen: seenPrices(after, { seen: [], now }), now })).toEqual([]);
  },
);
