import { expect, it } from "vitest";
import { nameProblem } from "./nameProblem.ts";

it.each(["", " ", "\u00a0"])("[FORM-1] a name is required, and %j is refused", (text) => {
  expect(nameProblem(text)).toBe("required");
});

it.each([
  "😀",
  "Anna 😀",
  "123",
  "Anna\r\nBcc: x",
  "Anna\u2028Béla",
  "Anna\u2029Béla",
  "Anna\u0000",
  "Anna \u202eaboN",
  "anna@pelda.hu",
  "Nyertél: http://evil.hu",
  "WWW.evil.hu",
])("[FORM-1] a name that a courier cannot read out is refused: %j", (text) => {
  expect(nameProblem(text)).toBe("name");
});

it.each(["Ő", "O'Neil Jr. 2", "Dr. Kovács-Nagy Anna", "Wwwendel: Anna"])("[FORM-1] the name %s is accepted", (text) => {
  expect(nameProblem(text)).toBeNull();
});
