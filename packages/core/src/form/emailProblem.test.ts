import { expect, it } from "vitest";
import { emailProblem } from "./emailProblem.ts";
import { formTexts } from "./text.hu.ts";

it.each([
  ["", "required"],
  ["anna@", "email"],
  ["anna@pelda.h\u0443", "emailAlphabet"],
  ["\u03b1nna@pelda.hu", "emailAlphabet"],
] as const)("[FORM-4] the problem of %s is found, and has a text", (text, problem) => {
  expect(emailProblem(text)).toBe(problem);
  expect(formTexts[problem].length).toBeGreaterThan(0);
});

it.each([
  "kovács.őrs@példa.hu",
  " anna@pelda.hu ",
  "\u0430\u043d\u043d\u0430@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444",
])("[FORM-4] %s has no problem", (text) => {
  expect(emailProblem(text)).toBeNull();
});
