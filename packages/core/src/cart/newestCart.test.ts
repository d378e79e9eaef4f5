import { expect, it } from "vitest";
import { newestCart } from "./newestCart.ts";

const sight = (id: string, revision: number | null) => ({ id, revision });

it.each([
  ["a later revision", sight("1", 7), sight("1", 8), "arrived"],
  ["the same revision, told anew", sight("1", 7), sight("1", 7), "arrived"],
  ["no earlier revision", sight("1", 8), sight("1", 7), "known"],
  ["another cart, whatever its revision", sight("1", 8), sight("2", 1), "arrived"],
  ["the first cart", null, sight("1", 1), "arrived"],
  ["that there is none any more", sight("1", 8), null, "arrived"],
  ["a revision, after none", sight("1", null), sight("1", 1), "arrived"],
  ["none, where there was a revision", sight("1", 1), sight("1", null), "known"],
  ["the last, where nobody counts them", sight("1", null), sight("1", null), "arrived"],
])("[CART-16] what has arrived is believed: %s", (_what, known, arrived, believed) => {
  expect(newestCart(known, arrived)).toBe(believed === "known" ? known : arrived);
});
