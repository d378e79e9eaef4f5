import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { formatQuantity } from "../text/formatQuantity.ts";
import { parseQuantity } from "./parseQuantity.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { amounts, alternativeUnits, numberOf, units } from "./units.test.arbitrary.ts";
import { unitOf } from "./unitOf.ts";

const quantityTypes = fc.constantFrom("default" as const, "alternative" as const);

/** Sold by the kilogram, and by another unit as well. */
const products = fc
  .record({ inKilograms: units, other: alternativeUnits, name: fc.constantFrom("db", "karton", "üveg") })
  .map(({ inKilograms, other, name }) => ({
    defaultUnit: inKilograms.unit,
    alternativeUnit: { ...other.unit, name },
  }));

it.prop([products, amounts, quantityTypes, quantityTypes], runs)(
  "[QTY-8] [QTY-3] every displayed quantity is parsed, in either unit",
  (product, amount, quantityType, shownType) => {
    const quantity = numberOf(amount);
    const text = formatQuantity(quantity, unitOf(product, quantityType).name);
    expect(parseQuantity(text, { product, quantityType: shownType })).toEqual({
      problem: null,
      quantity,
      quantityType,
    });
  },
);

const spaces = fc.constantFrom("", " ", "\u00a0", "\u202f", "\t");

it.prop(
  [products, fc.nat(99_999_999), fc.nat(8), fc.constantFrom(",", "."), spaces, fc.constantFrom("kg", "DKG", "g")],
  runs,
)("[QTY-8] [QTY-2] units of weight are converted exactly", (product, digits, places, point, space, symbol) => {
  const all = String(digits).padStart(places + 1, "0");
  const [whole, decimals] = [all.slice(0, all.length - places), all.slice(all.length - places)];
  const mayBeThousands = point === "." && places === 3;
  const text = `${whole}${places === 0 ? "" : point}${decimals}${space}${symbol}`;
  const shift = { kg: 0, DKG: 2, g: 3 }[symbol] ?? Number.NaN;
  const entry = parseQuantity(text, { product, quantityType: "alternative" });
  if (mayBeThousands) expect(entry.problem).toBe("notANumber");
  else if (digits / 10 ** (places + shift) > 1_000_000) expect(entry.problem).toBe("tooLarge");
  else {
    // Divided by a power of ten, a whole number is rounded once: to the number that is written so.
    expect(entry).toEqual({ problem: null, quantity: digits / 10 ** (places + shift), quantityType: "default" });
  }
});

const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(..."0123456789,. -/+e"),
        fc.constantFrom("kg", "dkg", "g", "db", "\u00a0", "−", "000", "__proto__", "\ud800", "١"),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

it.prop([products, typed, quantityTypes], runs)(
  "[QTY-8] every text gives a problem with an expectation, or a quantity that can be rounded",
  (product, text, quantityType) => {
    const entry = parseQuantity(text, { product, quantityType });
    if (entry.problem !== null) expect(entry.units).toContain(unitOf(product, quantityType).name);
    else {
      const rounded = roundQuantity(entry.quantity, unitOf(product, entry.quantityType));
      expect(Number.isFinite(rounded)).toBe(true);
      expect(rounded === 0).toBe(entry.quantity === 0);
    }
  },
);
