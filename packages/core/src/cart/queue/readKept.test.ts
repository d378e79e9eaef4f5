import { expect, it } from "vitest";
import { lineOf } from "./changes.test.arbitrary.ts";
import type { KeptChange } from "../model/KeptChange.ts";
import { readKept } from "./readKept.ts";

const kept: KeptChange = {
  id: "1",
  cartId: null,
  change: { kind: "line", productId: lineOf("a", 2).product.id, line: lineOf("a", 2) },
  reason: "wanted",
};

it("[CART-16] reads stored changes unchanged, and counts those of another version", () => {
  const written: unknown = JSON.parse(JSON.stringify([kept, { ...kept, change: { kind: "later" } }, null]));
  expect(readKept(written)).toEqual({ changes: [kept], unreadable: 2 });
});

it.each([null, undefined, "kept", { 0: kept }])("reads no changes from invalid storage: %o", (nothing) => {
  expect(readKept(nothing)).toEqual({ changes: [], unreadable: 0 });
});
