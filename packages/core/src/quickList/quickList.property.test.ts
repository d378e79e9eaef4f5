import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { parseShoppingLine } from "./parseShoppingLine.ts";
import { mostShoppingLines, parseShoppingList } from "./parseShoppingList.ts";
import { quantityForLine } from "./quantityForLine.ts";
import type { ShoppingAmount, ShoppingLine } from "./ShoppingLine.ts";
import { writeShoppingLine } from "./writeShoppingLine.ts";

const word = fc.constantFrom("tej", "Kenyér", "darált", "hús", "túró", "rudi", "2,8%-os", "wc-papír", "zero", "kóla");
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const note = fc.option(fc.constantFrom("szeletelt", "20%", "a kék dobozos, nagy"), { nil: null });
const packs = fc.constantFrom("üveg", "doboz", "zacskó", "csokor");
const amount: fc.Arbitrary<ShoppingAmount | null> = fc.option(
  fc
    .record({
      value: fc.oneof(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 1998 }).map((halves) => halves / 2),
      ),
      unit: fc.constantFrom("db", "pack", "g", "ml"),
    })
    .filter(({ value, unit }) => unit !== "db" || Number.isInteger(value))
    .chain((read) =>
      (read.unit === "pack" ? fc.option(packs, { nil: null }) : fc.constant(null)).map((pack) =>
        pack === null ? read : { ...read, pack },
      ),
    ),
  { nil: null },
);
const line: fc.Arbitrary<ShoppingLine> = fc.record({ term: name, amount, note });
const key = (read: ReadonlyArray<ShoppingLine>) => read.map(writeShoppingLine);

describe("a quick list", () => {
  it.prop([line], runs)("[QUICK-2] A line that is written reads back as it was.", (wanted) => {
    expect(parseShoppingLine(writeShoppingLine(wanted))).toEqual(wanted);
  });

  it.prop([fc.string({ unit: "grapheme", maxLength: 200 })], runs)(
    "[QUICK-1] [QUICK-2] Any text gives entries that name goods and read back as themselves.",
    (text) => {
      for (const read of parseShoppingList(text)) {
        expect(read.term).not.toBe("");
        if (read.amount !== null) expect(read.amount.value).toBeGreaterThan(0);
      }
    },
  );

  it.prop(
    [
      fc.uniqueArray(line, { selector: writeShoppingLine, maxLength: mostShoppingLines }),
      fc.constantFrom("\n", "; ", ", ", "\r\n- "),
    ],
    runs,
  )("[QUICK-1] The entries of a list come in their order, whatever stands between them.", (lines, between) => {
    const text = `${between.includes("-") ? "- " : ""}${key(lines).join(between)}`;
    expect(key(parseShoppingList(text))).toEqual(key(lines));
  });

  const product = fc.record({
    weight: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }),
    priceUnit: fc.constantFrom("kg", "l", "db", null),
    pricePerUnit: fc.option(fc.double({ min: 0.01, max: 100, noNaN: true }), { nil: null }),
    step: fc.constantFrom(null, 1, 0.05, 0.1, 0.25),
    unit: fc.constantFrom("db", "kg"),
    rate: fc.option(fc.constantFrom(0.18, 0.5, 12), { nil: null }),
  });
  it.prop([amount, product], runs)(
    "[QUICK-3] What a line asks for can be ordered, and more never gives less.",
    (wanted, { weight, priceUnit, pricePerUnit, step, unit, rate }) => {
      const defaultUnit = { name: unit, minimumQuantity: null, quantityStep: step };
      const alternativeUnit = rate === null ? null : { ...defaultUnit, name: "db", exchangeRate: rate };
      const sold = { weight, priceUnit, pricePerUnit, defaultUnit, alternativeUnit };
      const quantity = quantityForLine({ amount: wanted }, sold);
      const steps = quantity / (step ?? 1);
      expect(quantity).toBeGreaterThan(0);
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      if (wanted === null) return;
      const doubled = quantityForLine({ amount: { ...wanted, value: wanted.value * 2 } }, sold);
      expect(doubled).toBeGreaterThanOrEqual(quantity);
    },
  );
});
