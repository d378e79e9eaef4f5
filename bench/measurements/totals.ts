import assert from "node:assert/strict";
import { cartTotals, linePrice } from "@kamra/core/cart";
import { huf } from "@kamra/core/product";
import { cartLines, now } from "../cartLines.ts";
import { compare } from "../compare.ts";
import { dineroTotal } from "../dineroTotal.ts";
import { loadMedusaTotal } from "../loadMedusaTotal.ts";
import { plainLine, plainTotals } from "../plainTotals.ts";
import { printRatio } from "../print.ts";
import { ruleTotals } from "../ruleTotals.ts";

const lines = cartLines(100);
const plainLines = lines.map(plainLine);
const byPlainNumbers = () => plainTotals(plainLines, { today: 20_261_121 });
const byRules = () => ruleTotals(lines);
/** The shorter version, which computes the deposits twice. */
const byLinePrices = () => {
  const totalPrice = huf(lines.reduce((sum, { product, quantity }) => sum + linePrice(product, { quantity, now }), 0));
  return cartTotals({ lines, totalPrice, discountPrice: null }, { shippingMethod: null });
};
assert.deepEqual(byRules(), byPlainNumbers());
assert.deepEqual(byLinePrices(), byPlainNumbers());

const what =
  "full totals of 100 lines (price by date, line prices, deposits, breakdown), against the same in plain numbers";
printRatio(compare(byRules, byPlainNumbers), { what, atMost: 5 });
printRatio(compare(byLinePrices, byPlainNumbers), {
  what: "the same by linePrice and cartTotals, which both ask for deposits",
  atMost: 5,
});

assert.equal(dineroTotal(lines), byRules().total);
printRatio(
  compare(() => dineroTotal(lines), byRules),
  {
    what: "dinero.js 2 adding up those prices and deposits, against full totals by the rules",
  },
);

const medusaTotal = loadMedusaTotal();
if (medusaTotal === null) console.log("Medusa's totals are not measured: its package could not be installed.");
else {
  // Medusa does not round, so it may differ by half a forint for the products and for the deposits of every line.
  assert(Math.abs(medusaTotal(lines) - byRules().total) <= lines.length);
  printRatio(
    compare(() => medusaTotal(lines), byRules),
    {
      what: "Medusa's decorateCartTotals of those prices and deposits, against full totals by the rules",
    },
  );
}
