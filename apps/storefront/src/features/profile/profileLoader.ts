import { replace } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import type { LoaderArgs } from "../../shop/shopContext.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { loginPath } from "../paths/paths.ts";
import { isStillLoggedIn } from "../session/isStillLoggedIn.ts";

/**
 * A loader for pages of the profile: a guest logs in first, and comes back then.
 *
 * @rule SESS-7
 */
export const profileLoader = <Data extends object>(load: (shop: StorefrontShop, args: LoaderArgs) => Promise<Data>) =>
  pageLoader(async (shop, args) => {
    if (await isStillLoggedIn(shop, { skipsCart: true })) return await load(shop, args);
    const { pathname, search } = new URL(args.request.url);
    throw replace(loginPath(pathname + search));
  });
