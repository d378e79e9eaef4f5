import assert from "node:assert/strict";
import { currentTotals } from "@kamra/core/cart";
import { cartLines, now } from "../cartLines.ts";
import { compare } from "../compare.ts";
import { dineroTotal } from "../dineroTotal.ts";
import { loadMedusaTotal } from "../loadMedusaTotal.ts";
import { plainLine, plainTotals } from "../plainTotals.ts";
import { printRatio } from "../print.ts";

const lines = cartLines(100);
const plainLines = lines.map(plainLine);
const byRules = () => currentTotals(lines, { now, shippingMethod: null });
const byPlainNumbers = () => plainTotals(plainLines, { today: 20_261_121 });
assert.deepEqual(byRules(), byPlainNumbers());
printRatio(compare(byRules, byPlainNumbers), {
  what: "full totals of 100 lines (current price by date, deposits, breakdown), against the same in plain numbers",
  atMost: 5,
});

assert.equal(dineroTotal(lines), byRules().total);
printRatio(compare(() => dineroTotal(lines), byRules), {
  what: "dinero.js 2 adding up those prices and deposits, against full totals by the rules",
});

const medusaTotal = loadMedusaTotal();
// Medusa rounds nothing, so it may be half a forint away for the goods and for the deposits of every line.
assert(Math.abs(medusaTotal(lines) - byRules().total) <= lines.length);
printRatio(compare(() => medusaTotal(lines), byRules), {
  what: "Medusa's decorateCartTotals of those prices and deposits, against full totals by the rules",
});
