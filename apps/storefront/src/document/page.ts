import type { ComponentType } from "react";
import type { IndexRouteObject, LoaderFunction, NonIndexRouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";

/** What a `route.ts` exports: re-exports, and nothing else that runs. */
interface RouteModule {
  /** Missing where the loader always redirects. */
  readonly Page?: ComponentType;
  readonly loader: LoaderFunction;
  /** Whether caches may store the page: all guests see the same one, and its address is no secret. */
  readonly isPublic?: boolean;
  /** Whether the site map names the page. Its path has no parameter, but for optional ones. */
  readonly isListed?: boolean;
}

/** A `route.ts` as the build writes it out (routeParts.ts): code and data load in parallel, each from its own chunk. */
export interface RouteParts {
  readonly Page?: () => Promise<ComponentType>;
  readonly loader: () => Promise<LoaderFunction>;
  /** The source file of the page's chunk, as the build's manifest names it; null in the browser, which needs none. */
  readonly file: string | null;
  readonly isPublic: boolean;
  readonly isListed: boolean;
}

interface PageOptions extends Pick<NonIndexRouteObject, "shouldRevalidate"> {
  /**
   * Opens the capabilities that the page needs beyond those that every page starts with, when it is hydrated or prefetched. Its
   * loader opens them too.
   */
  readonly open?: (shop: StorefrontShop) => Promise<unknown>;
}

/** What a route says about its page. */
class PageHandle {
  readonly page: RouteParts & PageOptions;
  constructor(page: RouteParts & PageOptions) {
    this.page = page;
  }
}

/** A loader whose code comes with the services: it needs them, and no page runs it before hydration. */
export const lazyLoader =
  (load: () => Promise<LoaderFunction>): LoaderFunction =>
  async (...asked) =>
    (await load())(...asked);

type LazyRoute = (() => Promise<RouteModule>) | RouteParts;

function routeOf(route: LazyRoute, { open, ...options }: PageOptions) {
  if (typeof route === "function") throw new TypeError("routeParts.ts has not written out this page");
  return {
    ...options,
    loader: lazyLoader(route.loader),
    handle: new PageHandle(open === undefined ? route : { ...route, open }),
    ...(route.Page === undefined ? {} : { lazy: { Component: route.Page } }),
  };
}

/**
 * A page at a path below its parent's.
 *
 * Errors: TypeError when the build has not written the route out.
 *
 * @example page("termekek/:urlKey", () => import("./features/product/route.ts"))
 */
export const page = (path: string, route: LazyRoute, options: PageOptions = {}): NonIndexRouteObject => ({
  path,
  ...routeOf(route, options),
});

/** The page at its parent's own path. Errors: as `page`. */
export const indexPage = (route: LazyRoute): IndexRouteObject => ({ index: true, ...routeOf(route, {}) });

/** The page of a route; null for another route. */
export const pageOfRoute = ({ handle }: { readonly handle?: unknown }): (RouteParts & PageOptions) | null =>
  handle instanceof PageHandle ? handle.page : null;
