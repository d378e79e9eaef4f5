import { describe, expect, it } from "vitest";
import { parseQuantity, type QuantityProblem } from "./parseQuantity.ts";
import type { AlternativeUnit, QuantityType, SellingUnit } from "./Product.ts";
import { productTexts } from "./text.hu.ts";

const unit = (name: string): SellingUnit => ({ name, minimumQuantity: null, quantityStep: null });
const alternative = (name: string): AlternativeUnit => ({ ...unit(name), exchangeRate: 6 });

const apple = { defaultUnit: unit("kg"), alternativeUnit: alternative("db") };
const water = { defaultUnit: unit("db"), alternativeUnit: alternative("Karton") };
const milk = { defaultUnit: unit("db"), alternativeUnit: null };

const typed = (text: string, product = water, quantityType: QuantityType = "default") => {
  const entry = parseQuantity(text, { product, quantityType });
  return entry.problem === null ? [entry.quantity, entry.quantityType] : entry.problem;
};

describe("parseQuantity", () => {
  it.each([
    ["1,5 kg", 1.5],
    ["0.25", 0.25],
    ["1,250 kg", 1.25],
    ["1.25 KG", 1.25],
    ["3,", 3],
    ["  2kg ", 2],
    ["0.1234", 0.1234],
    ["15 dkg", 0.15],
    ["0,5 dkg", 0.005],
    ["250 g", 0.25],
    ["1 250 g", 1.25],
    ["12 500 g", 12.5],
    ["125 000 g", 125],
    ["0", 0],
    ["1\u00a0200,5", 1200.5],
    ["1\u202f000\u2009000", 1_000_000],
    ["0,12345678", 0.12345678],
  ])("[QTY-8] [QTY-2] parses quantities of products by the kilogram: %j", (text, quantity) => {
    expect(typed(text, apple)).toEqual([quantity, "default"]);
  });

  it("[QTY-8] [QTY-1] uses the typed unit, or the displayed one without it", () => {
    expect(typed("3", apple, "alternative")).toEqual([3, "alternative"]);
    expect(typed("3 kg", apple, "alternative")).toEqual([3, "default"]);
    expect(typed("30 dkg", apple, "alternative")).toEqual([0.3, "default"]);
    expect(typed("3 DB", apple)).toEqual([3, "alternative"]);
    expect(typed("2 karton")).toEqual([2, "alternative"]);
    expect(typed("1 200 db", water, "alternative")).toEqual([1200, "default"]);
  });

  it("[QTY-8] [QTY-1] uses the default unit where the product no longer has the displayed one", () => {
    expect(parseQuantity("3", { product: milk, quantityType: "alternative" })).toEqual({
      problem: null,
      quantity: 3,
      quantityType: "default",
    });
  });

  it.each<readonly [string, QuantityProblem]>([
    ["", "empty"],
    [" \u00a0", "empty"],
    ["sok", "notANumber"],
    [",5", "notANumber"],
    ["1,2,3", "notANumber"],
    ["1 2", "notANumber"],
    ["12 00", "notANumber"],
    ["1200 000", "notANumber"],
    ["1/2", "notANumber"],
    ["1.200,5", "notANumber"],
    ["db", "notANumber"],
    ["constructor", "notANumber"],
    ["NaN", "notANumber"],
    ["Infinity", "notANumber"],
    ["1.200", "notANumber"],
    ["100.000 db", "notANumber"],
    ["-1", "negative"],
    ["\u22121,5 db", "negative"],
    ["2 kg", "otherUnit"],
    ["2 g", "otherUnit"],
    ["1e9", "otherUnit"],
    ["2 constructor", "otherUnit"],
    ["1 000 000,1", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
  ])("[QTY-8] reports that %j is no quantity", (text, kind) => {
    expect(typed(text)).toBe(kind);
  });

  it("[QTY-8] describes the expected input", () => {
    const said = (text: string, product = apple, quantityType: QuantityType = "default") => {
      const entry = parseQuantity(text, { product, quantityType });
      return entry.problem && productTexts.quantityProblems[entry.problem](entry.units);
    };
    expect(said("")).toBe("Írd be, mennyit szeretnél, például: 2 kg");
    expect(said("sok", apple, "alternative")).toBe(
      "Ez nem mennyiség. Számmal írd be, tizedesvesszővel, például: 2 vagy 1,5 db",
    );
    expect(said("-1")).toBe("A mennyiség nem lehet negatív.");
    expect(said("2 l")).toBe("Ez a termék csak ezekben rendelhető: kg, dkg, g, db");
    expect(said("2 kg", water)).toBe("Ez a termék csak ezekben rendelhető: db, Karton");
    expect(said("9999999")).toBe("Ekkora mennyiség nem rendelhető.");
  });
});
