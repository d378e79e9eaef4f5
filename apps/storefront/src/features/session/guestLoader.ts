import { replace } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";

/**
 * For pages on the way in: they lead back to where the shopper was as soon as they are logged in.
 *
 * @rule SESS-7
 */
export const guestLoader = (shop: StorefrontShop) =>
  pageLoader(shop, () => {
    if (shop.session.state.get().isLoggedIn) throw replace(shop.session.takeReturnPath());
    return Promise.resolve({});
  });
