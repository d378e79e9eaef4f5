import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "./pageLoader.ts";

/** For a page that shows only what the shop holds already: no data but the moment. */
export const momentLoader = (shop: StorefrontShop) => pageLoader(shop, () => Promise.resolve({}));
