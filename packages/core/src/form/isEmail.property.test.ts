import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isEmail } from "./isEmail.ts";

const characters = [..."abcxyzABCXYZ0189"];
const string = (unit: ReadonlyArray<string>, lengths: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...unit), ...lengths });

const locals = fc
  .array(string([...characters, ..."áűő!#$%&'*+-/=?^_`{|}~"], { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join("."));
const labels = fc
  .tuple(
    string(characters, { minLength: 1, maxLength: 5 }),
    fc.option(string([...characters, "-"], { minLength: 0, maxLength: 5 })),
  )
  .map(([ends, middle]) => (middle === null ? ends : `${ends}${middle}${ends}`));
const topLevels = string([..."huorgétek"], { minLength: 2, maxLength: 6 });
const domains = fc
  .tuple(fc.array(labels, { minLength: 1, maxLength: 3 }), topLevels)
  .map(([names, top]) => [...names, top].join("."));
const octets = fc.integer({ min: 0, max: 255 });
const literals = fc.tuple(octets, octets, octets, octets).map((parts) => `[${parts.join(".")}]`);
const hosts = fc.oneof(domains, literals);

describe("isEmail", () => {
  it.prop([locals, hosts], runs)("[FORM-4] accepts a local part, @, and a domain or an IP literal", (local, host) => {
    expect(isEmail(`${local}@${host}`)).toBe(true);
    expect(isEmail(`"${local} a"@${host}`)).toBe(true);
  });

  it.prop([locals, hosts, fc.constantFrom(..." \t\n\0@,;<>\u{d800}")], runs)(
    "[FORM-4] refuses invalid characters in any place",
    (local, host, stranger) => {
      const email = `${local}@${host}`;
      for (let place = 0; place <= email.length; place++) {
        expect(isEmail(`${email.slice(0, place)}${stranger}${email.slice(place)}`)).toBe(false);
      }
    },
  );

  it.prop([locals, hosts], runs)("[FORM-4] requires both parts", (local, host) => {
    for (const text of [
      local,
      host,
      `${local}@`,
      `@${host}`,
      `.${local}@${host}`,
      `${local}.@${host}`,
      `${local}..${local}@${host}`,
    ]) {
      expect(isEmail(text)).toBe(false);
    }
  });

  it.prop([locals, labels, fc.constantFrom("", ".", ".h", ".1", ".h1", "-.hu", "..hu", ".hu.")], runs)(
    "[FORM-4] requires a last label of two letters or more",
    (local, label, end) => {
      expect(isEmail(`${local}@${label}${end}`)).toBe(false);
    },
  );

  it.each([
    ["xn--p1ai", true],
    ["xn--a1", true],
    ["xn--", false],
    ["xn--a-", false],
  ])("[FORM-4] takes %s for a last label in ASCII: %s", (label, isLabel) => {
    expect(isEmail(`anna@pelda.${label}`)).toBe(isLabel);
  });

  it.prop([locals, octets, fc.integer({ min: 256, max: 999 })], runs)(
    "[FORM-4] requires valid numbers in an IP literal",
    (local, octet, tooMuch) => {
      expect(isEmail(`${local}@[${octet}.${octet}.${octet}.${tooMuch}]`)).toBe(false);
      expect(isEmail(`${local}@[${octet}.${octet}.${octet}]`)).toBe(false);
      expect(isEmail(`${local}@${octet}.${octet}.${octet}.${octet}`)).toBe(false);
      expect(isEmail(`${local}@[IPv6:2001:db8::${octet.toString(16)}]`)).toBe(true);
    },
  );

  it.prop([fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 244, max: 246 }))], runs)(
    "[FORM-4] refuses more than 254 characters",
    (length) => {
      expect(isEmail(`${"a".repeat(length)}@pelda.hu`)).toBe(length + "@pelda.hu".length <= 254);
    },
  );
});
