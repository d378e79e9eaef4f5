import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { taxNumberProblem } from "./taxNumberProblem.ts";
import { formTexts } from "./text.hu.ts";

const counties = Array.from({ length: 100 }, (_, county) => county).filter(
  (county) => county === 51 || (county >= 2 && county <= 44 && county !== 21),
);
const asTwo = (county: number) => String(county).padStart(2, "0");
const ends = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...counties))
  .map(([vatCode, county]) => `-${vatCode}-${asTwo(county)}`);

/** Computed backwards: the digit that makes the weighted sum end in 0. */
const withCheckDigit = (seven: string) => {
  const sum =
    9n * at(seven, 0) +
    7n * at(seven, 1) +
    3n * at(seven, 2) +
    at(seven, 3) +
    9n * at(seven, 4) +
    7n * at(seven, 5) +
    3n * at(seven, 6);
  return `${seven}${(10n - (sum % 10n)) % 10n}`;
};
const at = (digits: string, place: number) => BigInt(digits.charAt(place));
const valid = fc
  .tuple(
    fc.integer({ min: 1, max: 9_999_999 }).map((seven) => withCheckDigit(String(seven).padStart(7, "0"))),
    ends,
  )
  .map((parts) => parts.join(""));

it.prop([valid], runs)("[LAW-5] a valid tax number has no problem", (taxNumber) => {
  expect(taxNumberProblem(taxNumber)).toBeNull();
});

it.prop([valid, fc.nat(7), fc.integer({ min: 1, max: 9 })], runs)(
  "[LAW-5] every single wrong digit among the first eight is found",
  (taxNumber, place, by) => {
    const digit = (Number(taxNumber.charAt(place)) + by) % 10;
    const wrong = taxNumber.slice(0, place) + String(digit) + taxNumber.slice(place + 1);
    expect(taxNumberProblem(wrong)).toBe("checksum");
  },
);

it.prop([valid, fc.constantFrom("0", "6", "7", "8", "9")], runs)(
  "[LAW-5] the ninth digit must be 1 to 5",
  (taxNumber, vatCode) => {
    expect(taxNumberProblem(taxNumber.slice(0, 9) + vatCode + taxNumber.slice(10))).toBe("vatCode");
  },
);

it.prop([valid, fc.integer({ min: 0, max: 99 })], runs)(
  "[LAW-5] the last two digits must be the code of a county's tax office",
  (taxNumber, county) => {
    const problem = counties.includes(county) ? null : "county";
    expect(taxNumberProblem(taxNumber.slice(0, 11) + asTwo(county))).toBe(problem);
  },
);

it("[LAW-5] nobody has the number of zeros alone", () => {
  expect(taxNumberProblem("00000000-2-41")).toBe("checksum");
});

it.prop([valid, fc.nat(12), fc.constantFrom("", "x", " ", "-", "٣", "12")], runs)(
  "[LAW-5] a tax number must be eight digits, one and two, joined by hyphens",
  (taxNumber, place, instead) => {
    const wrong = taxNumber.slice(0, place) + instead + taxNumber.slice(place + 1);
    expect(taxNumberProblem(wrong)).toBe(wrong === taxNumber ? null : "format");
    expect(taxNumberProblem(`${taxNumber}\n`)).toBe("format");
    expect(taxNumberProblem(` ${taxNumber}`)).toBe("format");
  },
);

it.prop([fc.string({ unit: "binary" })], runs)("[LAW-5] every problem has a text", (text) => {
  const problem = taxNumberProblem(text);
  expect(problem === null || formTexts.taxNumberProblems[problem].length > 0).toBe(true);
});
