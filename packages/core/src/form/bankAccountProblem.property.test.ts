import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { bankAccountOf } from "./bankAccountOf.ts";
import { bankAccountProblem } from "./bankAccountProblem.ts";
import { maskedBankAccount } from "./maskedBankAccount.ts";

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(""));

/** Computed backwards, with numbers of four digits: the last digit makes the sum of all quarters end in 0. */
const withCheckDigit = (text: string) => {
  const quarters = `${text}0`.match(/.{4}/g) ?? [];
  const sum = quarters.reduce((total, quarter) => {
    const value = Number(quarter);
    return (
      total +
      Math.floor(value / 1000) * 9 +
      (Math.floor(value / 100) % 10) * 7 +
      (Math.floor(value / 10) % 10) * 3 +
      (value % 10)
    );
  }, 0);
  return `${text}${(10 - (sum % 10)) % 10}`;
};
const hungarian = fc
  .tuple(digits(7), fc.oneof(digits(7), digits(15)))
  .map(([bank, account]) => `${withCheckDigit(bank)}${withCheckDigit(account)}`);

/** The check digits of ISO 7064, computed with the whole number at once. */
const ibanOf = (country: string, account: string) => {
  const letters = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(letters) % 97n)).padStart(2, "0")}${account}`;
};
const hungarianIbans = hungarian.map((number) => ibanOf("HU", number.padEnd(24, "0")));
const ibans = fc.oneof(
  hungarianIbans,
  fc.tuple(fc.constantFrom("LT", "DE", "AT", "SK"), digits(16)).map(([country, account]) => ibanOf(country, account)),
);
const valid = fc.oneof(hungarian, ibans);

/** As people write it: in groups, with spaces or hyphens, in small letters. */
const written = fc
  .tuple(valid, fc.constantFrom(4, 8), fc.constantFrom(" ", "-", "", "–"), fc.boolean())
  .map(([number, size, between, isSmall]) => {
    const text = (number.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(between);
    return { number, text: ` ${isSmall ? text.toLowerCase() : text}` };
  });

it.prop([written], runs)(
  "[LAW-11] a valid account has no problem, however it is grouped, and one form",
  ({ number, text }) => {
    expect(bankAccountProblem(text)).toBeNull();
    expect(bankAccountOf(text)).toBe(number);
  },
);

it.prop([valid, fc.nat(30), fc.integer({ min: 1, max: 9 })], runs)(
  "[LAW-11] every single wrong digit is found",
  (number, at, by) => {
    const places = [...number].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    const place = places[at % places.length] ?? 0;
    const wrong = number.slice(0, place) + String((Number(number.charAt(place)) + by) % 10) + number.slice(place + 1);
    expect(bankAccountProblem(wrong)).toBe("checksum");
  },
);

it.prop([fc.oneof(hungarian, hungarianIbans), fc.integer({ min: 1, max: 5 })], runs)(
  "[LAW-11] a missing end of a Hungarian number is found",
  (number, missing) => {
    expect(bankAccountProblem(number.slice(0, -missing))).not.toBeNull();
  },
);

it.prop([valid], runs)("[LAW-11] shows four signs of a number, which are in it", (number) => {
  const shown = maskedBankAccount(number);
  expect(shown).toMatch(/^•••• [\dA-Z]{4}$/);
  expect(number).toContain(shown.slice(5));
});

it.prop([fc.string()], runs)("[LAW-11] any text is judged", (text) => {
  expect([null, "format", "checksum"]).toContain(bankAccountProblem(text));
});
