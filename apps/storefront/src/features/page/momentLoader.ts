import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "./pageLoader.ts";

/** For a page that only shows the shop's own state: no data but the moment. */
export const momentLoader = (shop: StorefrontShop) => pageLoader(shop, () => Promise.resolve({}));
