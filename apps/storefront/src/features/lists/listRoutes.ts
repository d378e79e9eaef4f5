import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";
import { listsOf } from "../../shop/later.ts";

/** The pages of shopping lists. */
export const listRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "profil/bevasarlolistaim",
    loader: lazyLoader(async () => (await import("./listsLoader.ts")).listsLoader),
    ...lazyPage({
      file: "src/features/lists/ListsPage.tsx",
      load: async () => (await import("./ListsPage.tsx")).ListsPage,
      open: listsOf,
    }),
  },
  {
    path: "profil/bevasarlolistaim/:listId",
    loader: lazyLoader(async () => (await import("./listLoader.ts")).listLoader),
    ...lazyPage({
      file: "src/features/lists/ListPage.tsx",
      load: async () => (await import("./ListPage.tsx")).ListPage,
      open: listsOf,
    }),
  },
];
