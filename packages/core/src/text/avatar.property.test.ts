import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { avatarColor } from "./avatarColor.ts";
import { initials } from "./initials.ts";

const words = fc.string({
  unit: fc.constantFrom("a", "É", "ű", "o\u{308}", "d", "z", "\u{1f469}\u{200d}\u{1f33e}", "\u{1d49c}"),
  minLength: 1,
  maxLength: 6,
});
const names = fc.array(words, { maxLength: 4 });
const spaces = fc.constantFrom(" ", "  ", "\t", "\u{a0}");

it.prop([fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 })], runs)(
  "[FMT-3] equal names have the same colour in every encoding",
  (name, colors) => {
    expect(avatarColor(name.normalize("NFD"))).toBe(avatarColor(name.normalize("NFC")));
    const color = avatarColor(name, { colors });
    expect(Number.isInteger(color) && color >= 0 && color < colors, String(color)).toBe(true);
  },
);

it.each([
  ["", 0],
  ["a", 6],
  ["ab", 11],
  ["ba", 2],
  ["Kovács Anna", 2],
  ["Nagy-Kovács Annamária", 1],
])("[FMT-3] the name %j keeps its colour from one release to the next: %i", (name, color) => {
  expect(avatarColor(name)).toBe(color);
});

it("[FMT-3] names use every one of the 13 colours", () => {
  const colors = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`Vásárló ${index}`)));
  expect([...colors].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it.prop([names, spaces, fc.integer({ min: 0, max: 5 })], runs)(
  "[FMT-3] the initials are the first letters of the first names, two by default",
  (parts, space, length) => {
    const first = (word: string) =>
      /^(?:\u{1f469}\u{200d}\u{1f33e}|o\u{308}|.)/u.exec(word)?.[0].normalize().toUpperCase() ?? "";
    const name = space + parts.join(space) + space;
    expect(initials(name, { length })).toBe(parts.slice(0, length).map(first).join(""));
    expect(initials(name)).toBe(parts.slice(0, 2).map(first).join(""));
  },
);
