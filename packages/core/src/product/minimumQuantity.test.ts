import { describe, expect, it } from "vitest";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { minimumQuantity } from "./minimumQuantity.ts";
import { unitOf } from "./unitOf.ts";

const unit = (minimum: number | null, step: number | null) => ({
  name: "kg",
  minimumQuantity: minimum,
  quantityStep: step,
});

describe("minimumQuantity", () => {
  it.each([
    [0.3, 0.25, 0.3],
    [null, 0.25, 0.25],
    [0, 0.25, 0.25],
    [null, null, 1],
    [0, 0, 1],
    [2, null, 2],
    [0.000001, 0.25, 0.25],
    [null, 0.000001, 1],
  ])("[QTY-1] is, for a minimum of %j and a step of %j, %d", (minimum, step, expected) => {
    expect(minimumQuantity(unit(minimum, step))).toBe(expected);
  });

  it("[QTY-8] rounds a step to five decimals", () => {
    expect(minimumQuantity(unit(null, 0.30000000000000004))).toBe(0.3);
  });
});

describe("lowestValidQuantity", () => {
  it.each([
    [0.3, 0.25, 0.5],
    [0.5, 0.25, 0.5],
    [0.51, 0.25, 0.75],
    [0.1, 0.25, 0.25],
    [null, null, 1],
    [2.5, null, 3],
    [0.3, 0.1, 0.3],
    [0.7, 0.1, 0.7],
  ])("[QTY-4] is, for a minimum of %j and a step of %j, %d", (minimum, step, expected) => {
    expect(lowestValidQuantity(unit(minimum, step))).toBe(expected);
  });
});

describe("unitOf", () => {
  const kg = unit(null, 0.25);
  const db = { ...unit(null, 1), name: "db", exchangeRate: 0.18 };

  it("[QTY-1] is the unit that the shopper chose", () => {
    expect(unitOf({ defaultUnit: kg, alternativeUnit: db }, "default")).toBe(kg);
    expect(unitOf({ defaultUnit: kg, alternativeUnit: db }, "alternative")).toBe(db);
  });

  it("[QTY-1] [QTY-8] refuses a missing alternative unit", () => {
    expect(() => unitOf({ defaultUnit: kg, alternativeUnit: null }, "alternative")).toThrow(
      expect.objectContaining({ _tag: "QuantityError", kind: "noSuchUnit", subject: "alternativeUnit" }),
    );
  });
});
