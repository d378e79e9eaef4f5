import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "./pageLoader.ts";

/** A loader for pages that only show the shop's state: its data is the moment. */
export const momentLoader = (shop: StorefrontShop) => pageLoader(shop, () => Promise.resolve({}));
