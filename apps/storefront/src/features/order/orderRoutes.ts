import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { orderHistoryLoader } from "./orderHistoryLoader.ts";
import { orderByLinkLoader, ownOrderLoader, resultLoader } from "./orderLoader.ts";

/** The checkout's result pages, below `/megrendeles`. */
export const statusRoutes = (shop: StorefrontShop): RouteObject[] => [
  {
    path: "statusz",
    loader: resultLoader(shop),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderResultPage,
    }),
  },
  {
    path: "statusz/:transactionId",
    loader: orderByLinkLoader(shop),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderStatusPage,
    }),
  },
  {
    path: "statusz/sikeres/:orderId",
    loader: ownOrderLoader(shop),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderStatusPage,
    }),
  },
];

/** The pages of the profile that show orders. */
export const orderRoutes = (shop: StorefrontShop): RouteObject[] => [
  {
    path: "profil/eddigi-megrendeleseim",
    loader: orderHistoryLoader(shop),
    ...lazyPage({
      file: "src/features/order/OrderHistoryPage.tsx",
      load: async () => (await import("./OrderHistoryPage.tsx")).OrderHistoryPage,
    }),
  },
  {
    path: "profil/eddigi-megrendeleseim/:orderId",
    loader: ownOrderLoader(shop),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderDetailPage,
    }),
  },
];
