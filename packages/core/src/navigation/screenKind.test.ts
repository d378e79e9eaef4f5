import { expect, it } from "vitest";
import { screenKind } from "./screenKind.ts";

it.each([
  [0, "mobile"],
  [639, "mobile"],
  [639.9, "mobile"],
  [640, "tablet"],
  [1024, "tablet"],
  [1024.9, "tablet"],
  [1025, "desktop"],
] as const)("[NAV-4] takes a screen of %d px for %s", (width, kind) => {
  expect(screenKind(width)).toBe(kind);
});

it("[NAV-4] takes a shop's own breakpoints", () => {
  expect([500, 501, 900, 901].map((width) => screenKind(width, { mobile: 500, tablet: 900 }))).toEqual(["mobile", "tablet", "tablet", "desktop"]);
});
