import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { cartTotals } from "./cartTotals.ts";
import { changedTotals, type PricedLine } from "./changedTotals.ts";
import { chosen } from "../model/chosen.test.arbitrary.ts";
import { lines } from "../model/lines.test.arbitrary.ts";

const pricedLines = fc.tuple(lines, amounts).map(([{ line }, total]): PricedLine => ({ ...line, total }));
const changes = fc.record({
  before: fc.option(pricedLines, { nil: null }),
  after: fc.option(pricedLines, { nil: null }),
});

const cartOf = (cart: ReadonlyArray<PricedLine>, { discount }: { readonly discount: number }) => {
  const totalPrice = huf(cart.reduce((sum, { total }) => sum + total, 0));
  return { lines: cart, totalPrice, discountPrice: huf(Math.max(0, totalPrice - discount)) };
};

it.prop([fc.array(pricedLines, { maxLength: 6 }), changes, amounts, chosen, chosen], runs)(
  "[TOTAL-6] totals updated by a difference equal the totals of the whole changed cart",
  (others, { before, after }, discount, choices, newChoices) => {
    const cart = cartOf(before === null ? others : [before, ...others], { discount });
    const totals = cartTotals(cart, choices);
    const changed = cartOf(after === null ? others : [...others, after], {
      discount: cart.totalPrice - cart.discountPrice,
    });
    expect(changedTotals(totals, { before, after, lineCount: changed.lines.length, ...newChoices })).toEqual(
      cartTotals(changed, newChoices),
    );
  },
);

it.prop([fc.array(pricedLines, { maxLength: 6 }), fc.array(pricedLines, { maxLength: 6 }), chosen], runs)(
  "[TOTAL-6] totals stay equal after any number of differences",
  (before, after, choices) => {
    const none = cartTotals({ lines: [], totalPrice: huf(0), discountPrice: null }, choices);
    const added = [...before, ...after].reduce(
      (totals, line, index) => changedTotals(totals, { before: null, after: line, lineCount: index + 1, ...choices }),
      none,
    );
    const removed = before.reduce((totals, line, index) => {
      const lineCount = before.length + after.length - index - 1;
      return changedTotals(totals, { before: line, after: null, lineCount, ...choices });
    }, added);
    expect(removed).toEqual(cartTotals(cartOf(after, { discount: 0 }), choices));
  },
);

it.prop([pricedLines, chosen], runs)(
  "[LAW-3] [TOTAL-1] removing the last line removes its deposit and all fees",
  (line, choices) => {
    const totals = cartTotals(cartOf([line], { discount: 0 }), choices);
    const emptied = changedTotals(totals, { before: line, after: null, lineCount: 0, ...choices });
    expect(new Set(Object.values(emptied))).toEqual(new Set([0]));
  },
);
