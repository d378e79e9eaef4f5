import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { passwordProblem } from "./passwordProblem.ts";
import { formTexts } from "./text.hu.ts";

const none: ReadonlySet<string> = new Set();
const characters = (length: number) =>
  fc.array(fc.constantFrom("a", "ű", "Ő", "7", " ", "😀", "e\u0301"), { minLength: length, maxLength: length });
const passwords = fc
  .oneof(fc.integer({ min: 0, max: 140 }), fc.constantFrom(7, 8, 128, 129))
  .chain((length) => characters(length));

it.prop([passwords], runs)("a password has 8 to 128 characters, each counted once in every encoding", (letters) => {
  const problem = passwordProblem(letters.join(""), { email: "", commonPasswords: none });
  expect(problem === "tooShort").toBe(letters.length < 8);
  expect(problem === "tooLong").toBe(letters.length > 128);
  if (new Set(letters).size > 2 && letters.length >= 8 && letters.length <= 128) expect(problem).toBeNull();
});

it.prop([fc.constantFrom("a", "ű", "😀"), fc.constantFrom("b", "7"), fc.integer({ min: 4, max: 60 })], runs)(
  "a password that only repeats two letters is refused",
  (one, other, times) => {
    const password = `${one}${other.toUpperCase()}`.repeat(times);
    expect(passwordProblem(password, { email: "", commonPasswords: none })).toBe("guessable");
  },
);

it.each([
  ["password1", "a common one"],
  ["PassWord1", "a common one in other letters"],
  ["anna.kovacs@pelda.hu", "the address"],
  ["Anna.Kovacs", "the address before its @"],
])("a password is refused as %s: %s", (password) => {
  const known = { email: " Anna.Kovacs@pelda.hu ", commonPasswords: new Set(["password1"]) };
  expect(passwordProblem(password, known)).toBe("guessable");
  expect(passwordProblem(`${password} és`, known)).toBeNull();
});

it("each problem has a text that names the limit", () => {
  expect(formTexts.passwordProblems.tooShort).toContain("8");
  expect(formTexts.passwordProblems.tooLong).toContain("128");
});
