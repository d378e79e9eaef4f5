import { expect, it } from "vitest";
import { nextStuck } from "./nextStuck.ts";

it("[NAV-3] sticks beyond 100 px on mobile and beyond 200 px otherwise", () => {
  expect(nextStuck(false, { scrollY: 100, isMobile: true })).toBe(false);
  expect(nextStuck(false, { scrollY: 101, isMobile: true })).toBe(true);
  expect(nextStuck(false, { scrollY: 200, isMobile: false })).toBe(false);
  expect(nextStuck(false, { scrollY: 201, isMobile: false })).toBe(true);
});

it("[NAV-3] lets go below 10 px on mobile and below 80 px otherwise", () => {
  expect(nextStuck(true, { scrollY: 10, isMobile: true })).toBe(true);
  expect(nextStuck(true, { scrollY: 9, isMobile: true })).toBe(false);
  expect(nextStuck(true, { scrollY: 80, isMobile: false })).toBe(true);
  expect(nextStuck(true, { scrollY: 79, isMobile: false })).toBe(false);
});
