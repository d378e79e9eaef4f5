import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { listsOf } from "../../shop/later.ts";
import { listLoader } from "./listLoader.ts";
import { listsLoader } from "./listsLoader.ts";

/** The pages of shopping lists. */
export const listRoutes = (shop: StorefrontShop): RouteObject[] => [
  {
    path: "profil/bevasarlolistaim",
    loader: listsLoader(shop),
    ...lazyPage({
      file: "src/features/lists/ListsPage.tsx",
      load: async () => (await import("./ListsPage.tsx")).ListsPage,
      open: () => listsOf(shop),
    }),
  },
  {
    path: "profil/bevasarlolistaim/:listId",
    loader: listLoader(shop),
    ...lazyPage({
      file: "src/features/lists/ListPage.tsx",
      load: async () => (await import("./ListPage.tsx")).ListPage,
      open: () => listsOf(shop),
    }),
  },
];
