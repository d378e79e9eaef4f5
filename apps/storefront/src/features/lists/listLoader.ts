import { replace } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../page/notFound.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { paths } from "../paths/paths.ts";
import { type ListProducts, loadListProducts } from "./loadListProducts.ts";
import { loadLists } from "./loadLists.ts";

/**
 * One list with its products. An invited user answers first; for anyone else the list does not exist.
 *
 * @rule LIST-2
 */
export const listLoader = (shop: StorefrontShop) =>
  profileLoader<ListProducts>(shop, async ({ params, request }) => {
    const { lists, invitations } = await loadLists(shop);
    const isThis = ({ id }: { readonly id: string }) => id === params["listId"];
    if (invitations.some(isThis)) throw replace(paths.shoppingLists);
    const list = lists?.find(isThis);
    if (list === undefined) throw notFound();
    const ids = list.products.map(({ productId }) => productId);
    return loadListProducts(shop, ids, { signal: request.signal });
  });
