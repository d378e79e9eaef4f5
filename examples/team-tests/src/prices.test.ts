import { test } from "@fast-check/vitest";
import { currentPrice } from "@kamra/core/product";
import { products, testNow } from "@kamra/testing/arbitraries";
import { expect } from "vitest";

test.prop([products()])("no product costs less than nothing", (product) => {
  expect(currentPrice(product, { now: testNow })).toBeGreaterThanOrEqual(0);
});
