import { cartLines } from "../cartLines.ts";
import { compare } from "../compare.ts";
import { printRatio } from "../print.ts";
import { ruleTotals } from "../ruleTotals.ts";

const totalsOf = (count: number) => {
  const lines = cartLines(count);
  return () => ruleTotals(lines);
};
printRatio(compare(totalsOf(1000), totalsOf(10)), {
  what: "full totals of 1,000 lines, against those of 10",
  atMost: 105,
});
