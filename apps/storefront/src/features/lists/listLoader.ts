import { replace } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../failure/notFound.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { paths } from "../shell/paths.ts";
import { type ListProducts, loadListProducts } from "./loadListProducts.ts";
import { loadLists } from "./loadLists.ts";

/**
 * One list with its products. Who is invited answers first; for anybody else there is no such list.
 *
 * @rule LIST-2
 */
export const listLoader = (shop: StorefrontShop) =>
  profileLoader<ListProducts>(shop, async ({ params, request }) => {
    await loadLists(shop);
    const { lists, invitations } = shop.lists.state.get();
    const isThis = ({ id }: { readonly id: string }) => id === params["listId"];
    if (invitations.some(isThis)) throw replace(paths.shoppingLists);
    const list = lists?.find(isThis);
    if (list === undefined) throw notFound();
    const ids = list.products.map(({ productId }) => productId);
    return loadListProducts(shop, ids, { signal: request.signal });
  });
