import { replace } from "react-router-dom";
import { pageLoader } from "../page/pageLoader.ts";

/**
 * A loader for login pages: they redirect logged-in shoppers to where they were.
 * @rule SESS-7
 */
export const guestLoader = pageLoader((shop) => {
  if (shop.session.state.get().isLoggedIn) throw replace(shop.session.takeReturnPath());
  return Promise.resolve({});
});
