import type { HeldListLine } from "@kamra/core/lists";
import { type Moment, type Product, sumQuantities } from "@kamra/core/product";
import { proposedProduct, quantityForLine } from "@kamra/core/quickList";
import { useState } from "react";
import type { QuickEntry } from "./quickListLoader.ts";

/** The current product of an entry, and its quantity. */
export interface QuickLine extends HeldListLine {
  readonly entry: QuickEntry;
  readonly product: Product;
}

const lineOf = (entry: QuickEntry, product: Product): QuickLine => ({
  entry,
  product,
  productId: product.id,
  quantity: quantityForLine(entry.line, product),
  deletedName: null,
  isTicked: false,
});

const proposed =
  (moment: Moment) =>
  (entry: QuickEntry): ReadonlyArray<QuickLine> => {
    const product = proposedProduct(entry.line, entry.products, moment);
    return product === null ? [] : [lineOf(entry, product)];
  };

/** One line for each product, with the sum of its entries' quantities. */
function wantedLines(lines: ReadonlyArray<QuickLine>): ReadonlyArray<HeldListLine> {
  const wanted = new Map<string, HeldListLine>();
  for (const { productId, quantity, isTicked } of lines) {
    if (isTicked) continue;
    const before = wanted.get(productId)?.quantity ?? 0;
    wanted.set(productId, { productId, deletedName: null, isTicked, quantity: sumQuantities([before, quantity]) });
  }
  return [...wanted.values()];
}

/** The proposals of a list, which the shopper ticks off, changes and replaces before anything goes into the cart. */
export function useQuickLines(entries: ReadonlyArray<QuickEntry>, moment: Moment) {
  const [lines, setLines] = useState(() => entries.flatMap(proposed(moment)));
  const change = (entry: QuickEntry, to: (line: QuickLine) => QuickLine) =>
    setLines((before) => before.map((line) => (line.entry === entry ? to(line) : line)));
  return {
    lines,
    wanted: wantedLines(lines),
    tick: (entry: QuickEntry, isTicked: boolean) => change(entry, (line) => ({ ...line, isTicked })),
    /** 0 ticks the line off, and its last quantity stays. */
    setQuantity: (entry: QuickEntry, quantity: number) =>
      change(entry, (line) => (quantity === 0 ? { ...line, isTicked: true } : { ...line, quantity })),
    choose: (entry: QuickEntry, product: Product) => change(entry, () => lineOf(entry, product)),
  };
}
