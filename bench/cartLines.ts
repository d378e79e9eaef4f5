import { type Grams, grams, type Huf, huf } from "@kamra/core/product";

const deposit = (id: string, price: number) => ({ id, name: id, price: huf(price), weight: grams(30) });
const [bottle, crate] = [deposit("bottle", 50), deposit("crate", 900)];
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A line as the rules read it. */
export interface BenchLine {
  readonly product: {
    readonly regularPrice: Huf;
    readonly specialPrice: Huf | null;
    readonly specialFrom: string | null;
    readonly specialTo: string | null;
    readonly personalPrice: Huf | null;
    readonly weight: Grams;
    readonly deposits: ReadonlyArray<typeof bottle>;
  };
  /** In default units. */
  readonly quantity: number;
}

/** The instant of the prices. */
export const now = new Date("2026-11-21T10:00:00Z");

/** The lines of a cart: a third on sale, some of that over or still to come; a fifth with deposits; a quarter weighed. */
export const cartLines = (count: number): ReadonlyArray<BenchLine> =>
  Array.from({ length: count }, (_, index) => ({
    product: {
      regularPrice: huf(199 + index),
      specialPrice: index % 3 === 0 ? huf(149 + index) : null,
      specialFrom: index % 3 === 0 ? `2026-11-${twoDigits(1 + (index % 23))}` : null,
      specialTo: index % 6 === 0 ? `2026-11-${twoDigits(19 + (index % 11))}` : null,
      personalPrice: index % 10 === 1 ? huf(189 + index) : null,
      weight: grams(500),
      deposits: index % 5 > 0 ? [] : index % 2 === 0 ? [bottle] : [bottle, crate],
    },
    quantity: index % 4 === 0 ? 0.25 * (1 + (index % 7)) : 1 + (index % 9),
  }));
