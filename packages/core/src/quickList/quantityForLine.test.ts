import { describe, expect, it } from "vitest";
import { proposedProduct } from "./proposedProduct.ts";
import { quantityForLine } from "./quantityForLine.ts";

const piece = { name: "db", minimumQuantity: null, quantityStep: null };
const kilogram = { name: "kg", minimumQuantity: 0.1, quantityStep: 0.05 };
const sold = (priceUnit: string | null, pricePerUnit: number | null, weight: number | null = null) => ({
  priceUnit,
  pricePerUnit,
  weight,
  defaultUnit: piece,
  alternativeUnit: null,
});
const weighed = {
  ...sold("kg", 1),
  defaultUnit: kilogram,
  alternativeUnit: { ...piece, exchangeRate: 0.18 },
};
const bottle = (pricePerUnit: number) => ({ ...sold("l", pricePerUnit), status: "AVAILABLE" });

describe("quantityForLine", () => {
  it.each([
    ["ten eggs are a box of ten", { value: 10, unit: "db" }, sold("db", 0.1), 1],
    ["twelve eggs are two boxes of ten", { value: 12, unit: "db" }, sold("db", 0.1), 2],
    ["two packs of eggs are two boxes", { value: 2, unit: "pack" }, sold("db", 0.1), 2],
    ["two loaves are two", { value: 2, unit: "db" }, sold("kg", 2), 2],
    ["half a kilogram of flour is a bag of one", { value: 500, unit: "g" }, sold("kg", 1), 1],
    ["1.5 l of cola in bottles of 0.33 l are five", { value: 1500, unit: "ml" }, sold("l", 3.0303), 5],
    ["1 l in bottles of 0.33 l are three: a hundredth is missing", { value: 1000, unit: "ml" }, sold("l", 3.0303), 3],
    ["2 dl of sour cream in cups of 200 g are one", { value: 200, unit: "ml" }, sold("kg", 5), 1],
    ["500 g by the weight of a piece", { value: 500, unit: "g" }, sold(null, null, 250), 2],
    ["500 g of what does not say its weight is one", { value: 500, unit: "g" }, sold(null, null), 1],
    ["half a lemon is one", { value: 0.5, unit: "db" }, sold(null, null), 1],
    ["15 dkg of ham are weighed", { value: 150, unit: "g" }, weighed, 0.15],
    ["a gram of ham is the least", { value: 1, unit: "g" }, weighed, 0.1],
    ["three tomatoes weigh about so much", { value: 3, unit: "db" }, weighed, 0.55],
    ["a pack of what is weighed by the piece", { value: 1, unit: "pack" }, weighed, 0.2],
    ["two of what has no pieces are the least", { value: 2, unit: "db" }, { ...weighed, alternativeUnit: null }, 0.1],
    ["without an amount it is the least", null, weighed, 0.1],
  ] as const)("[QUICK-3] %s.", (_, amount, product, expected) => {
    expect(quantityForLine({ amount }, product)).toBe(expected);
  });
});

describe("proposedProduct", () => {
  const [small, large] = [bottle(3.0303), bottle(0.6667)];
  it("[QUICK-3] proposes the bottle of the named size, and else the first that can be ordered.", () => {
    expect(proposedProduct({ amount: { value: 1500, unit: "ml" } }, [small, large])).toBe(large);
    expect(proposedProduct({ amount: { value: 700, unit: "ml" } }, [small, large])).toBe(small);
    expect(proposedProduct({ amount: { value: 1500, unit: "g" } }, [small, large])).toBe(small);
    expect(proposedProduct({ amount: null }, [small, large])).toBe(small);
    expect(proposedProduct({ amount: { value: 1.5, unit: "pack" } }, [small, large])).toBe(small);
    const eggs = (count: number) => ({ ...sold("db", 1 / count), status: "AVAILABLE" });
    const [six, ten] = [eggs(6), eggs(10)];
    expect(proposedProduct({ amount: { value: 10, unit: "db" } }, [six, ten])).toBe(ten);
    const soldOut = { ...large, status: "UNAVAILABLE" };
    expect(proposedProduct({ amount: { value: 1500, unit: "ml" } }, [soldOut, small])).toBe(small);
    expect(proposedProduct({ amount: null }, [soldOut])).toBe(soldOut);
    expect(proposedProduct({ amount: null }, [])).toBeNull();
  });

  it.each([
    ["a bottle of wine is one, not three litres", "üveg", [3, 0.75], "l", 0.75],
    ["a can of beer is no crate of them", "doboz", [12, 0.5], "l", 0.5],
    ["a bag of rice is no sack", "zacskó", [5, 1], "kg", 1],
    ["a sack of potatoes may be large", "zsák", [5, 1], "kg", 5],
    ["where all are large, the first is taken", "üveg", [3, 5], "l", 3],
    ["eggs come in the box that is found first", "doboz", [10, 6], "db", 10],
  ] as const)("[QUICK-3] %s", (_, pack, contents, priceUnit, expected) => {
    const products = contents.map((content) => ({ ...sold(priceUnit, 1 / content), status: "AVAILABLE", content }));
    expect(proposedProduct({ amount: { value: 1, unit: "pack", pack } }, products)?.content).toBe(expected);
  });
});
