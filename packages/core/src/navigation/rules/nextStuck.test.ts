import { expect, it } from "vitest";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { nextStuck } from "./nextStuck.ts";

const { mobile, other } = defaultSettings.stickyHeader;

it("[NAV-3] the header sticks beyond 100 px on mobile and beyond 200 px otherwise", () => {
  expect(nextStuck(false, { scrollY: 100, ...mobile })).toBe(false);
  expect(nextStuck(false, { scrollY: 101, ...mobile })).toBe(true);
  expect(nextStuck(false, { scrollY: 200, ...other })).toBe(false);
  expect(nextStuck(false, { scrollY: 201, ...other })).toBe(true);
});

it("[NAV-3] the header is released below 10 px on mobile and below 80 px otherwise", () => {
  expect(nextStuck(true, { scrollY: 10, ...mobile })).toBe(true);
  expect(nextStuck(true, { scrollY: 9, ...mobile })).toBe(false);
  expect(nextStuck(true, { scrollY: 80, ...other })).toBe(true);
  expect(nextStuck(true, { scrollY: 79, ...other })).toBe(false);
});
