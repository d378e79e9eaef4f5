import { isShopError } from "@kamra/core";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { type LoaderArgs, shopOf } from "../../shop/shopContext.ts";
import { isPassing } from "./isPassing.ts";
import { notFound } from "./notFound.ts";

/** The page for an error: an address that the backend refuses is a 404. */
function thrown(error: unknown): unknown {
  if (isShopError(error) && error._tag === "ValidationError") return notFound();
  return isPassing(error) ? new Response(null, { status: 503 }) : error;
}

/** The data of every page. */
export interface PageMoment {
  /** When the data was loaded, ISO 8601: prices and news are shown as they are at this moment, on both sides of a hydration. */
  readonly now: string;
}

/**
 * A route's loader. It gets the shop from the router, so that one table of routes serves all requests of a server.
 *
 * Errors: a failure that may pass becomes a response with status 503, input that the backend refuses one with 404; responses that the loader throws itself (a
 * redirect, a 404) stay, and so does any other error, which the router takes for a 500.
 */
export const pageLoader =
  <Data extends object>(load: (shop: StorefrontShop, args: LoaderArgs) => Promise<Data>) =>
  async (args: LoaderArgs): Promise<Data & PageMoment> => {
    const shop = shopOf(args);
    try {
      await shop.ready();
      const data = await load(shop, args);
      return { ...data, now: shop.now().toISOString() };
    } catch (error) {
      throw thrown(error);
    }
  };
