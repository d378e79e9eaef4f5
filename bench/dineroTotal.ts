import { currentPrice, depositOf } from "@kamra/core/product";
import { add, dinero, halfUp, multiply, toSnapshot, transformScale } from "dinero.js";
import { type BenchLine, now } from "./cartLines.ts";

/** Without fillér, which no longer exist. */
const forint = { code: "HUF", base: 10, exponent: 0 };
const amountOf = (amount: number) => dinero({ amount, currency: forint });

/** The total by dinero.js 2: multiplied in hundredths, rounded half up to whole forint, added. */
export function dineroTotal(lines: ReadonlyArray<BenchLine>): number {
  const total = lines.reduce((sum, { product, quantity }) => {
    const hundredths = { amount: Math.round(quantity * 100), scale: 2 };
    const rounded = (amount: number) => transformScale(multiply(amountOf(amount), hundredths), 0, halfUp);
    return add(add(sum, rounded(currentPrice(product, { now }))), rounded(depositOf(product)));
  }, amountOf(0));
  return toSnapshot(total).amount;
}
