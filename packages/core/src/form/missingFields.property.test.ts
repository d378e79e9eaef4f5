import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isBlank } from "./isBlank.ts";
import { missingFields } from "./missingFields.ts";

const whiteSpaces = fc.string({ unit: fc.constantFrom(..." \t\n\r\u{a0}\u{2003}\u{feff}"), maxLength: 4 });
const blanks = fc.oneof(fc.constant(null), whiteSpaces);
const filled = fc
  .tuple(whiteSpaces, fc.constantFrom("a", "0", "Ő", "-", "\u{200b}", "\0"), whiteSpaces)
  .map((parts) => parts.join(""));

it.prop([blanks, filled], runs)("[FORM-1] only null, undefined and white space are blank", (blank, text) => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank(text)).toBe(false);
});

const names = ["name", "city", "street", "note"] as const;
const forms = fc.record({
  name: fc.oneof(blanks, filled),
  city: fc.oneof(blanks, filled),
  street: fc.oneof(blanks, filled),
  note: fc.oneof(blanks, filled),
});

it.prop([forms, fc.subarray([...names])], runs)(
  "[FORM-1] a required field is missing exactly when it is blank, independent of the others",
  (form, required) => {
    const missing = missingFields(form, { required });
    for (const name of names) {
      expect(missing.includes(name)).toBe(required.includes(name) && (form[name] ?? "").trim() === "");
    }
    expect(missing).toEqual(required.filter((name) => missing.includes(name)));
  },
);
