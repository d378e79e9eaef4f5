import { expect, it } from "vitest";
import { shownQuantity } from "./shownQuantity.ts";

const unit = { minimumQuantity: null, quantityStep: 1 };

it("a product that is not in the cart is counted in its smaller unit: apples by the piece, milk not by the case", () => {
  const typeOf = (alternativeUnit: Parameters<typeof shownQuantity>[0]["alternativeUnit"]) =>
    shownQuantity({ alternativeUnit }, null);
  expect(typeOf({ ...unit, name: "db", exchangeRate: 0.18 })).toEqual({ quantity: 0, quantityType: "alternative" });
  expect(typeOf({ ...unit, name: "karton", exchangeRate: 12 })).toEqual({ quantity: 0, quantityType: "default" });
  expect(typeOf(null)).toEqual({ quantity: 0, quantityType: "default" });
});
