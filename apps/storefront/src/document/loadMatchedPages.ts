import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the pages of an address ahead of the router, so that the first render in the browser is the server's.
 *
 * Errors: what the import of a page fails with.
 */
export async function loadMatchedPages(routes: RouteObject[], location: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "object" || route.lazy.Component === undefined) return;
      const Component = await route.lazy.Component();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}
