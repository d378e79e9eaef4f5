import { expect, it } from "vitest";
import { quantityChange } from "./quantityChange.ts";

const eggs = { name: "Tojás", defaultUnit: { name: "db" }, alternativeUnit: { name: "karton" } };
const bread = { name: "Kenyér", defaultUnit: { name: "kg" }, alternativeUnit: null };
const inPieces = { quantity: 2, alternativeQuantity: 1, quantityType: "default" } as const;

it("says nothing of a product that comes back as it was ordered", () => {
  expect(quantityChange(inPieces, { quantity: 2, alternativeQuantity: 3, product: eggs })).toBeNull();
});

it("says what came into the cart when the least quantity has risen", () => {
  const placed = { quantity: 4, alternativeQuantity: null, product: eggs };
  expect(quantityChange(inPieces, placed)).toEqual({ name: "Tojás", before: "2 db", after: "4 db" });
});

it("counts in the unit of the order, and says nothing where the product has lost it", () => {
  const inBoxes = { quantity: 20, alternativeQuantity: 2, quantityType: "alternative" } as const;
  const change = { name: "Tojás", before: "2 karton", after: "3 karton" };
  expect(quantityChange(inBoxes, { quantity: 20, alternativeQuantity: 3, product: eggs })).toEqual(change);
  expect(quantityChange(inBoxes, { quantity: 1, alternativeQuantity: 1, product: bread })).toBeNull();
  expect(quantityChange(inBoxes, { quantity: 1, alternativeQuantity: null, product: eggs })).toBeNull();
});
