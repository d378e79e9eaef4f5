import { expect, it } from "vitest";
import { isPanelOpen } from "./isPanelOpen.ts";

it.each([
  ["false", 0, false],
  ["false", 3, false],
  ["true", 0, true],
  ["true", 3, true],
  [null, 0, false],
  [null, 1, true],
  ["", 0, false],
  ["yes", 1, true],
] as const)("[CART-13] for the cookie %o and %d lines, the panel is open: %o", (cookie, itemCount, isOpen) => {
  expect(isPanelOpen(cookie, { itemCount })).toBe(isOpen);
});
