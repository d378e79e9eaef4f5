import type { Product } from "@kamra/core/product";
import { replace } from "react-router-dom";
import { notFound } from "../page/notFound.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { paths } from "../paths/paths.ts";
import { similarAtStart } from "../similar/similarProducts.ts";
import { loadLists } from "./loadLists.ts";
import { type Substitutes, substitutesOf } from "./substitutesOf.ts";

export interface ListProducts {
  /** Available and unavailable products; discontinued ones are left out. */
  readonly products: ReadonlyArray<Product>;
  /** The browser loads those that are missing. */
  readonly substitutes: Substitutes;
}

/**
 * One list with its products. An invited user answers first; for anyone else the list does not exist.
 *
 * @rule LIST-2
 */
export const listLoader = profileLoader<ListProducts>(async (shop, { params, request }) => {
  const { lists, invitations } = await loadLists(shop);
  const isThis = ({ id }: { readonly id: string }) => id === params["listId"];
  if (invitations.some(isThis)) throw replace(paths.shoppingLists);
  const list = lists?.find(isThis);
  if (list === undefined) throw notFound();
  const ids = list.products.map(({ productId }) => productId);
  if (ids.length === 0) return { products: [], substitutes: {} };
  const products = await shop.catalogue.productsById(ids, { signal: request.signal });
  const similarTo = (product: Product) => similarAtStart(shop, product, { count: 1, signal: request.signal });
  return { products, substitutes: await substitutesOf(products, similarTo) };
});
