import { expect, it } from "vitest";
import { canSubscribe } from "./canSubscribe.ts";

it.each([
  ["AVAILABLE", false],
  ["OUT_OF_STOCK", true],
  ["SEASONAL", true],
  ["UNAVAILABLE", true],
  ["PERMANENTLY_ENDED", false],
  ["ON_ITS_WAY", true],
])("[STOCK-1] a shopper can subscribe to a product that is %s: %s", (status, can) => {
  expect(canSubscribe({ status })).toBe(can);
});
