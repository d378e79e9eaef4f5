import { currentPrice } from "./currentPrice.ts";
import { isOrderable } from "./isOrderable.ts";
import type { Moment } from "./Moment.ts";
import type { Product, ProductId } from "./Product.ts";
import { unitPrice } from "./unitPrice.ts";

type Compared = Pick<
  Product,
  | "id"
  | "status"
  | "defaultCategoryId"
  | "regularPrice"
  | "specialPrice"
  | "specialFrom"
  | "specialTo"
  | "personalPrice"
  | "priceUnit"
  | "pricePerUnit"
>;

/** Fewer are compared at a glance. */
const fewest = 3;

const priced = (product: Compared, moment: Moment) => {
  const perUnit = unitPrice(product, moment);
  if (perUnit === null || product.defaultCategoryId === null || !isOrderable(product)) return [];
  const kind = JSON.stringify([product.defaultCategoryId, perUnit.unit]);
  return [{ id: product.id, kind, price: currentPrice(product, moment), perUnit: perUnit.price }];
};

/**
 * The products of a list that cost least by unit although a pack of another costs less: what a shopper does not see at a
 * glance. Compares like with like: at least three orderable products of one category, by one unit.
 *
 * @rule CAT-9
 */
export function cheaperByUnit(products: ReadonlyArray<Compared>, moment: Moment): ReadonlySet<ProductId> {
  const kinds = Map.groupBy(
    products.flatMap((product) => priced(product, moment)),
    ({ kind }) => kind,
  );
  const marked = [...kinds.values()].flatMap((alike) => {
    const leastByUnit = Math.min(...alike.map(({ perUnit }) => perUnit));
    const leastByPack = Math.min(...alike.map(({ price }) => price));
    return alike.length < fewest
      ? []
      : alike.filter(({ perUnit, price }) => perUnit === leastByUnit && price > leastByPack);
  });
  return new Set(marked.map(({ id }) => id));
}
