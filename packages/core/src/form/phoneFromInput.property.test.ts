import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { formatPhone } from "./formatPhone.ts";
import { parsePhone } from "./parsePhone.ts";
import { phoneFromInput } from "./phoneFromInput.ts";

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
const mobiles = fc.tuple(fc.constantFrom("20", "30", "31", "50", "70"), digits(7)).map((parts) => parts.join(""));
/** The area codes of Budapest, of Eger (the country's own digits), and of two others. */
const landlines = fc
  .oneof(fc.tuple(fc.constant("1"), digits(7)), fc.tuple(fc.constantFrom("36", "52", "99"), digits(6)))
  .map((parts) => parts.join(""));
const numbers = fc.oneof(mobiles, landlines);
const whiteSpace = fc.constantFrom("", "", " ", "\t", "\u{a0}", "\n");
const spread = (text: string) =>
  fc
    .array(whiteSpace, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((spaces) => spaces.map((space, place) => space + (text[place] ?? "")).join(""));
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."036 2\t9") }),
  fc.string({ unit: "binary" }).filter((text) => !text.includes("+")),
);

it.prop([numbers.chain((number) => fc.tuple(fc.constant(number), spread(`06${number}`), spread(`36${number}`)))], runs)(
  "[FORM-2] a number is the same in every format: with 06, with 36, with white space anywhere",
  ([number, withTrunk, withCountry]) => {
    expect(phoneFromInput(withTrunk, { value: "" })).toBe(`36${number}`);
    expect(phoneFromInput(withCountry, { value: "" })).toBe(`36${number}`);
  },
);

it.prop([numbers], runs)(
  "[FORM-2] 36 is prepended to a number without a prefix, unless the number begins with it",
  (number) => {
    const expected = number.startsWith("36") ? number : `36${number}`;
    expect(phoneFromInput(number, { value: "" })).toBe(expected);
    expect(phoneFromInput(`0636${number}`, { value: "" })).toBe(`36${number}`);
  },
);

it.prop([typed], runs)("[FORM-2] reading a number twice changes nothing", (input) => {
  const kept = phoneFromInput(input, { value: "" });
  expect(phoneFromInput(kept, { value: "" })).toBe(kept);
  expect(kept).not.toMatch(/\s/);
  expect(kept === "").toBe(input.trim() === "");
  expect(kept === "" || kept.startsWith("36")).toBe(true);
});

it.prop([mobiles, fc.constantFrom("36", "06", "0636")], runs)(
  "[FORM-2] a prefix is dropped only at the beginning",
  (number, prefix) => {
    const inside = `${number.slice(0, 2)}${prefix}${number.slice(2)}`;
    expect(phoneFromInput(inside, { value: "" })).toBe(`36${inside}`);
  },
);

it.prop([typed, typed, numbers], runs)(
  "[FORM-2] an input with a plus sign stays unchanged",
  (before, after, number) => {
    expect(phoneFromInput(`${before}+${after}`, { value: number })).toBe(number);
  },
);

it.prop([numbers], runs)(
  "[FORM-2] a number is shown with +36 and in groups, and the shown text is the same number",
  (number) => {
    const value = phoneFromInput(`06${number}`, { value: "" });
    expect(formatPhone(value)).toMatch(/^\+36 \d{1,2} \d{3} \d{3,4}$/);
    expect(parsePhone(formatPhone(value))).toBe(value);
    expect(phoneFromInput(formatPhone(value), { value })).toBe(value);
  },
);

it("[FORM-2] an empty input contains no number, and another country's is shown as it is", () => {
  expect(phoneFromInput(" ", { value: "36201234567" })).toBe("");
  expect(formatPhone("")).toBe("");
  expect(formatPhone("49301234")).toBe("+49301234");
});
