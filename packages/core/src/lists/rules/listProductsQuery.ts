import type { PageRequest } from "../../catalogue/port/CatalogueSource.ts";
import type { ListProduct } from "../model/ShoppingList.ts";

/**
 * The catalogue query for a list's products: all available ones, in one page. `null` for an empty list, which needs no request.
 *
 * @rule LIST-8
 * @example listProductsQuery({ products: [{ productId: "12" }, { productId: "7" }] }) // => { page: 1, pageSize: 2, filters: { ids: ["12", "7"], statuses: ["AVAILABLE"] } }
 * @example listProductsQuery({ products: [] }) // => null
 */
export function listProductsQuery({
  products,
}: {
  readonly products: ReadonlyArray<Pick<ListProduct, "productId">>;
}): PageRequest | null {
  const ids = products.map(({ productId }) => productId);
  return ids.length === 0 ? null : { page: 1, pageSize: ids.length, filters: { ids, statuses: ["AVAILABLE"] } };
}
