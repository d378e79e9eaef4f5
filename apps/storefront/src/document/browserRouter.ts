import { createBrowserRouter, type RouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { contextOf } from "../shop/shopContext.ts";
import type { PageData } from "./PageData.ts";

/** The full data router, loaded after hydration in its own chunk. */
export const browserRouter = (
  routes: RouteObject[],
  { loaderData, errors, shop }: Pick<PageData, "loaderData" | "errors"> & { readonly shop: StorefrontShop },
) => createBrowserRouter(routes, { hydrationData: { loaderData, errors }, getContext: () => contextOf(shop) });
