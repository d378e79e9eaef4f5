import { development } from "@kamra/core/development";
import { type BrowserShopOptions, createBrowserShop } from "../shop/createBrowserShop.ts";

/** The browser's shop with the record of what it does; its services are there at once, for nothing to be missed. */
export const createWatchedShop = (options: BrowserShopOptions) =>
  createBrowserShop(options, { besides: [development()] });
