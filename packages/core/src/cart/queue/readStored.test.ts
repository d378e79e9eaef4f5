import { expect, it } from "vitest";
import { lineOf } from "./changes.test.arbitrary.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import { readStored } from "./readStored.ts";

const stored: StoredChange = {
  id: "1",
  cartId: null,
  change: { kind: "line", productId: lineOf("a", 2).product.id, line: lineOf("a", 2) },
  reason: "wanted",
};

it("[CART-16] reads stored changes unchanged, and counts those of another version", () => {
  const written: unknown = JSON.parse(JSON.stringify([stored, { ...stored, change: { kind: "later" } }, null]));
  expect(readStored(written)).toEqual({ changes: [stored], unreadable: 2 });
});

it.each([null, undefined, "kept", { 0: stored }])("reads no changes from invalid storage: %o", (nothing) => {
  expect(readStored(nothing)).toEqual({ changes: [], unreadable: 0 });
});

it("[CART-16] reads changes that an earlier release has stored, before products named their allergens", () => {
  const line = lineOf("a", 2);
  const { allergens: _allergens, ...product } = line.product;
  const older = { ...stored, change: { ...stored.change, line: { ...line, product } } };
  const newer = { ...stored, change: { ...stored.change, line: { ...line, product: { ...product, allergens: [] } } } };
  expect(readStored([older])).toEqual({ changes: [newer], unreadable: 0 });
});
