import { expect, it } from "vitest";
import { lineOf } from "./changes.test.arbitrary.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { readStored } from "./readStored.ts";

const stored: StoredChange = {
  id: "1",
  cartId: null,
  change: { kind: "line", productId: lineOf("a", 2).product.id, line: lineOf("a", 2) },
  reason: "wanted",
};

const someMethod: PaymentMethod = {
  id: "2",
  kind: "cashOnDelivery",
  name: "Utánvét",
  isAvailable: true,
  cost: null,
  minAmount: null,
  maxAmount: null,
  shortDescription: null,
  postalDescription: "A postásnál",
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

it("[CART-16] reads changes that an earlier release has stored by the names of a carrier", () => {
  const line = lineOf("a", 2);
  const { isMailable, ...product } = { ...line.product, isMailable: true };
  const older = {
    ...stored,
    change: { ...stored.change, line: { ...line, product: { ...product, isMpl: isMailable } } },
  };
  const newer = { ...stored, change: { ...stored.change, line: { ...line, product: { ...product, isMailable } } } };
  expect(readStored([older])).toEqual({ changes: [newer], unreadable: 0 });
  const { postalDescription, ...method } = someMethod;
  const olderChoice = {
    ...stored,
    change: { kind: "choices", choices: { paymentMethod: { ...method, shortDescriptionMplType: postalDescription } } },
  };
  const newerChoice = { ...stored, change: { kind: "choices", choices: { paymentMethod: someMethod } } };
  expect(readStored([olderChoice])).toEqual({ changes: [newerChoice], unreadable: 0 });
});
