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

it("[NAV-3] takes a shop's own thresholds", () => {
  const thresholds = { mobile: { sticksBeyond: 5, letsGoBelow: 1 }, other: { sticksBeyond: 7, letsGoBelow: 3 } };
  expect(nextStuck(false, { scrollY: 6, isMobile: true, thresholds })).toBe(true);
  expect(nextStuck(false, { scrollY: 6, isMobile: false, thresholds })).toBe(false);
  expect(nextStuck(true, { scrollY: 2, isMobile: true, thresholds })).toBe(true);
  expect(nextStuck(true, { scrollY: 2, isMobile: false, thresholds })).toBe(false);
});
