import { expect, it } from "vitest";
import { newestCart } from "./newestCart.ts";

const versionOf = (id: string, revision: number | null) => ({ id, revision });

it.each([
  ["a later revision", versionOf("1", 7), versionOf("1", 8), "arrived"],
  ["the same revision, read again", versionOf("1", 7), versionOf("1", 7), "arrived"],
  ["no earlier revision", versionOf("1", 8), versionOf("1", 7), "known"],
  ["another cart with any revision", versionOf("1", 8), versionOf("2", 1), "arrived"],
  ["the first cart", null, versionOf("1", 1), "arrived"],
  ["no cart after one", versionOf("1", 8), null, "arrived"],
  ["a revision after none", versionOf("1", null), versionOf("1", 1), "arrived"],
  ["no revision after one", versionOf("1", 1), versionOf("1", null), "known"],
  ["the last reading without revisions", versionOf("1", null), versionOf("1", null), "arrived"],
])("[CART-16] the newest cart is %s", (_what, known, arrived, believed) => {
  expect(newestCart(known, arrived)).toBe(believed === "known" ? known : arrived);
});
