import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { loadLists } from "./loadLists.ts";

/** All lists of the shopper, and the invitations to others'. */
export const listsLoader = (shop: StorefrontShop) =>
  profileLoader(shop, async () => {
    await loadLists(shop);
    return {};
  });
