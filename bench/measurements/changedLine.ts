import assert from "node:assert/strict";
import { linePrice } from "@kamra/core/cart";
import { changedTotals } from "@kamra/core/unstable";
import { type BenchLine, cartLines, now } from "../cartLines.ts";
import { compare } from "../compare.ts";
import { plainDelta, plainLine, plainTotals } from "../plainTotals.ts";
import { printRatio } from "../print.ts";
import { ruleTotals } from "../ruleTotals.ts";

const today = 20_261_121;
const priced = (line: BenchLine) => ({
  ...line,
  total: linePrice(line.product, { quantity: line.quantity, now }),
});

/** One more of each product in turn; existing lines have their prices. */
const before = cartLines(1000).map(priced);
const wanted = before.map(({ product, quantity }) => ({ product, quantity: quantity + 1 }));
const totals = ruleTotals(before);
const byRules = (position: number) => {
  const line = wanted[position];
  if (line === undefined) throw new RangeError(`No line ${position}`);
  const { product, quantity } = line;
  const after = { product, quantity, total: linePrice(product, { quantity, now }) };
  return changedTotals(totals, {
    before: before[position] ?? null,
    after,
    lineCount: before.length,
    shippingMethod: null,
  });
};

const plainBefore = before.map(plainLine);
const plainWanted = wanted.map(plainLine);
const plain = plainTotals(plainBefore, { today });
const byDelta = (position: number) => {
  const [line, after] = [plainBefore[position], plainWanted[position]];
  if (line === undefined || after === undefined) throw new RangeError(`No line ${position}`);
  return plainDelta(plain, { before: line, after, today });
};

for (const position of wanted.keys()) assert.deepEqual(byRules(position), byDelta(position));

/** The next position at each call. */
const inTurn = (answer: (position: number) => unknown) => {
  let position = 0;
  return () => {
    position = (position + 1) % wanted.length;
    return answer(position);
  };
};
printRatio(compare(inTurn(byRules), inTurn(byDelta)), {
  what: "totals after one of 1,000 lines has changed, the line priced anew, against a delta in plain numbers",
  atMost: 4,
});
