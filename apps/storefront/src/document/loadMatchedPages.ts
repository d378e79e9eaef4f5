import { matchRoutes, type RouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { pageOfRoute } from "./page.ts";

interface Matched {
  readonly pathname: string;
  readonly shop: StorefrontShop;
}

/**
 * Loads the pages of an address, each once, and opens their capabilities: before hydration, so that the first render matches the
 * server's, and ahead of a press.
 *
 * Errors: those of a page's import.
 */
export async function loadMatchedPages(routes: RouteObject[], { pathname, shop }: Matched): Promise<void> {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const page = pageOfRoute(route);
      if (page?.Page === undefined) return;
      const [Component] = await Promise.all([page.Page(), page.open?.(shop)]);
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}
