import { describe, expect, it } from "vitest";
import { huf } from "../product/amounts.ts";
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
const noDiscount = { specialPrice: null, specialFrom: null, specialTo: null, personalPrice: null };
const found = (priceUnit: string | null, pricePerUnit: number | null) => ({
  ...sold(priceUnit, pricePerUnit),
  ...noDiscount,
  status: "AVAILABLE",
  defaultCategoryId: "1",
  regularPrice: huf(500),
});
const bottle = (pricePerUnit: number) => found("l", pricePerUnit);
const today = { now: new Date("2026-11-21T10:00:00Z") };

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
    expect(proposedProduct({ amount: { value: 1500, unit: "ml" } }, [small, large], today)).toBe(large);
    expect(proposedProduct({ amount: { value: 700, unit: "ml" } }, [small, large], today)).toBe(small);
    expect(proposedProduct({ amount: { value: 1500, unit: "g" } }, [small, large], today)).toBe(small);
    expect(proposedProduct({ amount: null }, [small, large], today)).toBe(small);
    expect(proposedProduct({ amount: { value: 1.5, unit: "pack" } }, [small, large], today)).toBe(small);
    const [six, ten] = [found("db", 1 / 6), found("db", 1 / 10)];
    expect(proposedProduct({ amount: { value: 10, unit: "db" } }, [six, ten], today)).toBe(ten);
    const bottleOf = { amount: { value: 1, unit: "pack", pack: "üveg" } } as const;
    expect(proposedProduct(bottleOf, [bottle(0.9), small], today)).toBe(small);
    const soldOut = { ...large, status: "UNAVAILABLE" };
    expect(proposedProduct({ amount: { value: 1500, unit: "ml" } }, [soldOut, small], today)).toBe(small);
    expect(proposedProduct({ amount: null }, [soldOut], today)).toBe(soldOut);
    expect(proposedProduct({ amount: null }, [], today)).toBeNull();
  });

  it.each([
    ["a bottle of wine is one, not three litres", "üveg", [3, 0.75], "l", 0.75],
    ["a can of beer is no crate of them", "doboz", [12, 0.5], "l", 0.5],
    ["a bag of rice is no sack", "zacskó", [5, 1], "kg", 1],
    ["a sack of potatoes may be large", "zsák", [5, 1], "kg", 5],
    ["where all are large, the first is taken", "üveg", [3, 5], "l", 3],
    ["eggs come in the box that is found first", "doboz", [10, 6], "db", 10],
  ] as const)("[QUICK-3] %s", (_, pack, contents, priceUnit, expected) => {
    const products = contents.map((content) => ({ ...found(priceUnit, 1 / content), content }));
    expect(proposedProduct({ amount: { value: 1, unit: "pack", pack } }, products, today)?.content).toBe(expected);
  });

  const pieces = (value: number) => ({ amount: { value, unit: "db" } as const });
  const box = (count: number, price: number, defaultCategoryId = "eggs") => ({
    ...found("db", 1 / count),
    defaultCategoryId,
    regularPrice: huf(price),
  });

  it("[QUICK-3] proposes the cheapest box of the number, of the first one's kind.", () => {
    const [six, dear, cheap, quails] = [box(6, 499), box(10, 1099), box(10, 799), box(10, 599, "quails")];
    expect(proposedProduct(pieces(10), [six, dear, quails, cheap], today)).toBe(cheap);
    expect(proposedProduct(pieces(10), [quails, dear, cheap], today)).toBe(quails);
    expect(proposedProduct(pieces(12), [six, dear, cheap], today)).toBe(six);
    const reduced = { ...dear, specialPrice: huf(699), specialFrom: "2026-11-20", specialTo: "2026-11-21" };
    expect(proposedProduct(pieces(10), [cheap, reduced], today)).toBe(reduced);
    expect(proposedProduct(pieces(10), [cheap, reduced], { now: new Date("2026-11-22T10:00:00Z") })).toBe(cheap);
    const other = box(10, 799);
    expect(proposedProduct(pieces(10), [dear, cheap, other], today)).toBe(cheap);
  });

  it("[QUICK-3] proposes no canister for a number of bottles, if the kind has smaller ones.", () => {
    const [five, two, half] = [bottle(1 / 5), bottle(1 / 2), bottle(2)];
    const juice = { ...half, defaultCategoryId: "juice" };
    expect(proposedProduct(pieces(6), [five, juice, two, half], today)).toBe(two);
    expect(proposedProduct(pieces(1), [five, half], today)).toBe(half);
    expect(proposedProduct(pieces(6), [five, juice], today)).toBe(five);
    expect(proposedProduct({ amount: null }, [five, half], today)).toBe(five);
    expect(proposedProduct(pieces(6), [found("kg", 1 / 5), found("kg", null)], today)?.pricePerUnit).toBeNull();
    const [thirty, pieceless] = [found("db", 1 / 30), found(null, 1 / 5)];
    expect(proposedProduct(pieces(6), [thirty, half], today)).toBe(thirty);
    expect(proposedProduct(pieces(6), [pieceless, half], today)).toBe(pieceless);
  });
});
