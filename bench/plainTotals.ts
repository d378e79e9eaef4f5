import type { CartTotals } from "@kamra/core/cart";
import type { BenchLine } from "./cartLines.ts";

/** A line of plain numbers: nothing is branded, checked or parsed; days are numbers such as 20261121. */
export interface PlainLine {
  readonly regular: number;
  readonly special: number;
  readonly from: number;
  readonly to: number;
  readonly personal: number;
  readonly deposits: ReadonlyArray<{ readonly price: number }>;
  readonly quantity: number;
}

export type PlainTotals = Record<keyof CartTotals, number>;

const numberOfDay = (day: string) => Number(day.replaceAll("-", ""));

export const plainLine = ({ product, quantity }: BenchLine): PlainLine => ({
  regular: product.regularPrice,
  special: product.specialPrice ?? 0,
  from: numberOfDay(product.specialFrom ?? "0000-00-00"),
  to: numberOfDay(product.specialTo ?? "9999-99-99"),
  personal: product.personalPrice ?? 0,
  deposits: product.deposits,
  quantity,
});

const plainGoods = ({ regular, special, from, to, personal, quantity }: PlainLine, today: number): number => {
  const price = special > 0 && from <= today && today <= to ? special : personal > 0 ? personal : regular;
  return Math.round(price * quantity);
};

const plainDeposit = ({ deposits, quantity }: PlainLine): number => {
  let ofOne = 0;
  for (const { price } of deposits) ofOne += price;
  return Math.round(ofOne * quantity);
};

const breakdown = (goods: number, deposit: number): PlainTotals => ({
  goods,
  deposit,
  discount: 0,
  delivery: 0,
  cashOnDelivery: 0,
  boxing: 0,
  total: goods + deposit,
});

/** The baseline of exact money: the same totals of a cart without shipping, in plain numbers. */
export function plainTotals(lines: ReadonlyArray<PlainLine>, { today }: { readonly today: number }): PlainTotals {
  let goods = 0;
  let deposit = 0;
  for (const line of lines) {
    goods += plainGoods(line, today);
    deposit += plainDeposit(line);
  }
  return breakdown(goods, deposit);
}

/** The totals after replacing one line by another. */
export function plainDelta(
  { goods, deposit }: PlainTotals,
  { before, after, today }: { readonly before: PlainLine; readonly after: PlainLine; readonly today: number },
): PlainTotals {
  return breakdown(
    goods - plainGoods(before, today) + plainGoods(after, today),
    deposit - plainDeposit(before) + plainDeposit(after),
  );
}
