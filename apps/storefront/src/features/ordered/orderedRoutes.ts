import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The page of previously ordered products, of all and of one department. */
export const orderedRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "profil/korabban-rendelt/:department?",
    loader: lazyLoader(async () => (await import("./orderedProductsLoader.ts")).orderedProductsLoader),
    // The search text is in the address, and needs no data.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    ...lazyPage({
      file: "src/features/ordered/OrderedProductsPage.tsx",
      load: async () => (await import("./OrderedProductsPage.tsx")).OrderedProductsPage,
    }),
  },
];
