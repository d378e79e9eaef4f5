import { createBrowserRouter, type RouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { contextOf } from "../shop/shopContext.ts";
import type { PageData } from "./PageData.ts";

/** The router, which takes over a page that is shown already. The build keeps its code out of what a page starts with. */
export const browserRouter = (
  routes: RouteObject[],
  { loaderData, errors, shop }: Pick<PageData, "loaderData" | "errors"> & { readonly shop: StorefrontShop },
) => createBrowserRouter(routes, { hydrationData: { loaderData, errors }, getContext: () => contextOf(shop) });
