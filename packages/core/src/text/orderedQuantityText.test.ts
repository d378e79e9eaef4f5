import { expect, it } from "vitest";
import { orderedQuantityText } from "./orderedQuantityText.ts";

const apples = { quantity: 1.19, unitName: "kg", alternativeQuantity: 7, alternativeUnitName: "db" };

it.each([
  [apples, "7 db (kb. 1,19 kg)"],
  [{ ...apples, quantity: 0.45, alternativeQuantity: 1 }, "1 db (kb. 450 g)"],
  [{ ...apples, quantity: 0.99999, alternativeQuantity: 3 }, "3 db (kb. 1,00 kg)"],
  [{ ...apples, quantity: 1.004_99 }, "7 db (kb. 1,00 kg)"],
  [{ ...apples, alternativeQuantity: null }, "1,19 kg"],
  [{ ...apples, alternativeUnitName: null }, "1,19 kg"],
  [{ quantity: 24, unitName: "db", alternativeQuantity: 2, alternativeUnitName: "karton" }, "2 karton (24 db)"],
])("[QTY-6] a line of an order counts as its shopper did: %o reads %s", (line, text) => {
  expect(orderedQuantityText(line)).toBe(text);
});

it("the word for an estimate can be replaced", () => {
  expect(orderedQuantityText(apples, { texts: { estimated: (amount) => `about ${amount}` } })).toBe(
    "7 db (about 1,19 kg)",
  );
});
