import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { nationalPhone } from "./nationalPhone.ts";
import { parsePhone } from "./parsePhone.ts";
import { phoneFromField } from "./phoneFromField.ts";

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
const numbers = fc.oneof(
  fc.tuple(fc.constantFrom("20", "30", "70"), digits(7)),
  fc.tuple(fc.constant("1"), digits(7)),
  fc.tuple(fc.constantFrom("52", "99"), digits(6)),
);
const separators = fc.constantFrom("", " ", "-", "/", "\u{a0}");

it.prop([numbers, fc.constantFrom("+36", "0036", "06", "36", ""), separators, fc.boolean()], runs)(
  "[FORM-2] a number stays the same in every pasted format",
  ([area, rest], prefix, separator, isInBrackets) => {
    const areaText = isInBrackets ? `(${area})` : area;
    const text = ` ${prefix}${separator}${areaText}${separator}${rest.slice(0, 3)}${separator}${rest.slice(3)} `;
    const value = phoneFromField(text, { value: "" });
    expect(value).toBe(`36${area}${rest}`);
    expect(parsePhone(value)).toBe(value);
  },
);

it.prop([numbers], runs)(
  "[FORM-2] a number is shown in groups, and entering the shown text changes nothing",
  (parts) => {
    const value = `36${parts.join("")}`;
    expect(nationalPhone(value)).toMatch(/^\d{1,2} \d{3} \d{3,4}$/);
    expect(phoneFromField(nationalPhone(value), { value: "" })).toBe(value);
  },
);

it.prop([digits(6)], runs)("[FORM-2] Eger's area code is supported although it equals the country code", (rest) => {
  expect(phoneFromField(`36 ${rest}`, { value: "" })).toBe(`3636${rest}`);
  expect(phoneFromField(nationalPhone(`3636${rest}`), { value: "" })).toBe(`3636${rest}`);
});

it.each(["+49 30 1234567", "+", "0036+1"])("[FORM-2] the value for %s stays unchanged", (text) => {
  expect(phoneFromField(text, { value: "36201234567" })).toBe("36201234567");
});

it.each(["", " ", "06", "+36", "-"])("[FORM-2] %s contains no number", (text) => {
  expect(phoneFromField(text, { value: "36201234567" })).toBe("");
});
