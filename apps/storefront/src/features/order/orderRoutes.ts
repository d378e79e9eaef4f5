import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import { orderHistoryLoader } from "./orderHistoryLoader.ts";
import { orderByLinkLoader, ownOrderLoader, resultLoader } from "./orderLoader.ts";

/** The checkout's result pages, below `/megrendeles`. */
export const statusRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "statusz",
    loader: resultLoader,
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderResultPage,
    }),
  },
  {
    path: "statusz/:transactionId",
    loader: orderByLinkLoader,
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderStatusPage,
    }),
  },
  {
    path: "statusz/sikeres/:orderId",
    loader: ownOrderLoader,
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderStatusPage,
    }),
  },
];

/** The pages of the profile that show orders. */
export const orderRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "profil/eddigi-megrendeleseim",
    loader: orderHistoryLoader,
    ...lazyPage({
      file: "src/features/order/OrderHistoryPage.tsx",
      load: async () => (await import("./OrderHistoryPage.tsx")).OrderHistoryPage,
    }),
  },
  {
    path: "profil/eddigi-megrendeleseim/:orderId",
    loader: ownOrderLoader,
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderDetailPage,
    }),
  },
];
