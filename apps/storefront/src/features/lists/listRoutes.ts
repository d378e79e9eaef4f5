import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import { listsOf } from "../../shop/later.ts";
import { listLoader } from "./listLoader.ts";
import { listsLoader } from "./listsLoader.ts";

/** The pages of shopping lists. */
export const listRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "profil/bevasarlolistaim",
    loader: listsLoader,
    ...lazyPage({
      file: "src/features/lists/ListsPage.tsx",
      load: async () => (await import("./ListsPage.tsx")).ListsPage,
      open: listsOf,
    }),
  },
  {
    path: "profil/bevasarlolistaim/:listId",
    loader: listLoader,
    ...lazyPage({
      file: "src/features/lists/ListPage.tsx",
      load: async () => (await import("./ListPage.tsx")).ListPage,
      open: listsOf,
    }),
  },
];
