import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";

interface Page {
  /** The source file of the page's chunk, as the build's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<ComponentType>;
  /**
   * Opens the capabilities that the page needs beyond those that every page starts with, when it is hydrated or prefetched. Its
   * loader opens them too.
   */
  readonly open?: (shop: StorefrontShop) => Promise<unknown>;
  /** Whether caches may keep it: all guests see the same page, and its address is no secret. */
  readonly isPublic?: boolean;
}

/** What a route says about its page. */
class PageHandle {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
}

/**
 * The lazy part of a route, a page in its own chunk. The route's loader stays outside the chunk, so that code and data
 * load in parallel.
 */
export const lazyPage = (page: Page) =>
  ({ handle: new PageHandle(page), lazy: { Component: page.load } }) satisfies RouteObject;

/** The lazy page of a route; null for another route. */
export const lazyPageOf = ({ handle }: { readonly handle?: unknown }): Page | null =>
  handle instanceof PageHandle ? handle.page : null;
