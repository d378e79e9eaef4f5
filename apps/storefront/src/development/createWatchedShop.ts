import { development } from "@kamra/core/development";
import { type BrowserShopOptions, createBrowserShop } from "../shop/createBrowserShop.ts";

/** The browser's shop with a record of its activity. Its services are made at once, so that the record is complete. */
export const createWatchedShop = (options: BrowserShopOptions) =>
  createBrowserShop(options, { besides: [development()] });
