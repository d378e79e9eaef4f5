import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { changedCarts } from "./changes.test.arbitrary.ts";
import { estimateDifferences } from "./estimateDifferences.ts";
import { foldChanges } from "./foldChanges.ts";

const now = new Date("2026-11-21T12:00:00Z");

it.prop([changedCarts], runs)(
  "[CART-4] [CART-18] a server that follows the rules causes no differences",
  ({ cart, all }) => {
    expect(estimateDifferences(cart, { changes: all, answer: foldChanges(cart, all), now })).toEqual([]);
  },
);

it.prop([changedCarts, fc.integer({ min: 1, max: 500 })], runs)(
  "[CART-18] a changed product price is not reported as a difference",
  ({ cart, all }, price) => {
    const expected = foldChanges(cart, all);
    const lines = expected.lines.map(({ product, ...line }) => ({
      ...line,
      product: { ...product, regularPrice: huf(price) },
      price: huf(price),
      total: huf(price * line.quantity),
    }));
    const answer = { ...expected, lines, totalPrice: huf(lines.reduce((sum, { total }) => sum + total, 0)) };
    expect(estimateDifferences(cart, { changes: all, answer, now })).toEqual([]);
  },
);

it.prop([changedCarts, fc.nat(), fc.integer({ min: 1, max: 9 })], runs)(
  "[CART-18] a different line is reported if a change named it, and a wrong sum is always reported",
  ({ cart, all }, which, more) => {
    const expected = foldChanges(cart, all);
    const spoiled = expected.lines[which % Math.max(1, expected.lines.length)];
    if (spoiled === undefined) return;
    const line = { ...spoiled, quantity: spoiled.quantity + 1, total: huf(spoiled.total + more) };
    const answer = { ...expected, lines: expected.lines.map((each) => (each === spoiled ? line : each)) };
    const isNamed = all.some((change) => change.kind === "line" && change.productId === spoiled.product.id);
    const { id } = spoiled.product;
    expect(estimateDifferences(cart, { changes: all, answer, now })).toEqual([
      ...(isNamed
        ? [
            { productId: id, part: "quantity", estimate: spoiled.quantity, answer: line.quantity },
            { productId: id, part: "total", estimate: spoiled.total + 100, answer: line.total },
          ]
        : []),
      { productId: null, part: "total", estimate: expected.totalPrice + more, answer: expected.totalPrice },
    ]);
  },
);
