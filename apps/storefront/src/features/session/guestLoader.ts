import { replace } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { isStillLoggedIn } from "./isStillLoggedIn.ts";

/** Resolves when a login under way has told the cart of its user: the page behind it may need it. */
const settled = ({ session: { state } }: StorefrontShop): Promise<void> =>
  new Promise((resolve) => {
    if (!state.get().isFetching) return resolve();
    const end = state.subscribe(() => {
      if (state.get().isFetching) return;
      end();
      resolve();
    });
  });

/**
 * A loader for login pages: they redirect logged-in shoppers to where they were.
 * @rule SESS-7
 */
export const guestLoader = pageLoader(async (shop) => {
  // A login in another tab has told this one neither the user nor the cart.
  if (!(await isStillLoggedIn(shop))) return {};
  await settled(shop);
  throw replace(shop.session.takeReturnPath());
});
