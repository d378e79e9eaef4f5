import type { OrderedProduct } from "../model/OrderedProduct.ts";

/** Lower case, without accents: `tejfol` finds `Tejföl`. */
// Stryker disable next-line MethodExpression: Both texts are folded alike.
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The shopper's earlier products, the most often ordered first: filtered by categories, and by all typed words.
 *
 * @example shownOrderedProducts([], { term: "tej" }) // => []
 */
export function shownOrderedProducts(
  entries: ReadonlyArray<OrderedProduct>,
  {
    term = "",
    categoryIds = null,
  }: {
    readonly term?: string;
    /** All of them unless given. */
    readonly categoryIds?: ReadonlySet<string> | null;
  } = {},
): ReadonlyArray<OrderedProduct> {
  const words = folded(term).split(/\s/);
  return (
    entries
      // Stryker disable next-line ConditionalExpression: No set of ids has null; the compiler is told so.
      .filter(({ categoryId }) => categoryIds === null || (categoryId !== null && categoryIds.has(categoryId)))
      .filter(({ name }) => {
        const searched = folded(name);
        return words.every((word) => searched.includes(word));
      })
      .toSorted((one, other) => other.orderCount - one.orderCount)
  );
}
