import { describe, expect, it } from "vitest";
import { grams, huf } from "../../product/amounts.ts";
import { cartWeight } from "./cartWeight.ts";
import { exceedsMaxWeight } from "./exceedsMaxWeight.ts";

const bottle = (weight: number | null) => ({
  id: "1",
  name: "üveg",
  price: huf(50),
  weight: weight === null ? null : grams(weight),
});

describe("cartWeight", () => {
  it("[WEIGHT-2] includes deposit items, and counts an absent weight as 0", () => {
    expect(cartWeight([{ quantity: 6, product: { weight: grams(500), deposits: [bottle(300)] } }])).toBe(4800);
    expect(cartWeight([{ quantity: 6, product: { weight: null, deposits: [bottle(null)] } }])).toBe(0);
    expect(cartWeight([])).toBe(0);
  });

  it("[WEIGHT-2] rounds once, at the end", () => {
    const light = { quantity: 1, product: { weight: grams(0.4), deposits: [] } };
    expect(cartWeight([light, light])).toBe(1);
    expect(cartWeight([light])).toBe(0);
  });

  it("[WEIGHT-2] is exact beyond double precision: 0.0000000001 g below a half rounds down", () => {
    const lorry = { quantity: 50_099.99999, product: { weight: grams(100.00001), deposits: [] } };
    expect(cartWeight([lorry])).toBe(5_010_000);
  });
});

describe("exceedsMaxWeight", () => {
  it("[WEIGHT-4] is true when the cart is heavier than the method's maximum", () => {
    expect(exceedsMaxWeight(grams(40001), { shippingMethod: { maxWeight: grams(40000) } })).toBe(true);
    expect(exceedsMaxWeight(grams(40000), { shippingMethod: { maxWeight: grams(40000) } })).toBe(false);
    expect(exceedsMaxWeight(grams(1), { shippingMethod: { maxWeight: grams(0) } })).toBe(true);
  });

  it("[WEIGHT-4] is false for a method without a maximum", () => {
    expect(exceedsMaxWeight(grams(1e6), { shippingMethod: { maxWeight: null } })).toBe(false);
    expect(exceedsMaxWeight(grams(1e6), { shippingMethod: null })).toBe(false);
  });
});
