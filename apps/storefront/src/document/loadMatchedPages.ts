import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the pages of an address, each once: before hydration, so that the first render matches the server's, and ahead of a press.
 *
 * Errors: those of a page's import.
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
