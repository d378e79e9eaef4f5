import { describe, expect, it } from "vitest";
import { switchUnit } from "./switchUnit.ts";

const onions = {
  defaultUnit: { name: "kg", minimumQuantity: null, quantityStep: 0.5 },
  alternativeUnit: { name: "db", minimumQuantity: null, quantityStep: 1, exchangeRate: 0.18 },
};

describe("switchUnit", () => {
  it("[QTY-9] 0.5 kg at 0.18 is 3 pieces", () => {
    expect(switchUnit(0.5, { product: onions, from: "default", to: "alternative" })).toBe(3);
  });

  it("[QTY-9] rounds in the new unit", () => {
    expect(switchUnit(3, { product: onions, from: "alternative", to: "default" })).toBe(0.5);
    expect(switchUnit(1, { product: onions, from: "alternative", to: "default" })).toBe(0.5);
  });

  it("[QTY-9] never turns a positive quantity into 0", () => {
    const crates = { ...onions, alternativeUnit: { ...onions.alternativeUnit, exchangeRate: 1000 } };
    expect(switchUnit(0.00001, { product: crates, from: "default", to: "alternative" })).toBe(1);
    expect(switchUnit(0, { product: crates, from: "default", to: "alternative" })).toBe(0);
  });

  it("[QTY-8] refuses a missing unit", () => {
    const only = { ...onions, alternativeUnit: null };
    const noSuchUnit: unknown = expect.objectContaining({ kind: "noSuchUnit" });
    expect(() => switchUnit(1, { product: only, from: "default", to: "alternative" })).toThrow(noSuchUnit);
    expect(() => switchUnit(1, { product: only, from: "alternative", to: "default" })).toThrow(noSuchUnit);
  });
});
