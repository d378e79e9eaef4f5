import { expect, it } from "vitest";
import { taxNumberFromInput } from "./taxNumberFromInput.ts";

it.each([
  ["12345676241", "12345676-2-41"],
  [" 12345676-2-41\n", "12345676-2-41"],
  ["12345676 2 41", "12345676-2-41"],
  ["12345676–2–41", "12345676-2-41"],
])("[LAW-5] %s is formatted as a tax number", (input, expected) => {
  expect(taxNumberFromInput(input)).toBe(expected);
});

it.each(["", "1234567624", "123456762411", "DE123456789", "HU12345676", "1234567a241"])(
  "[LAW-5] %s stays unchanged",
  (input) => {
    expect(taxNumberFromInput(` ${input} `)).toBe(input);
  },
);
