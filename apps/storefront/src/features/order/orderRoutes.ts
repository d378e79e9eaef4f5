import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The checkout's result pages, below `/megrendeles`. */
export const statusRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "statusz",
    loader: lazyLoader(async () => (await import("./orderLoader.ts")).resultLoader),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderResultPage,
    }),
  },
  {
    path: "statusz/:transactionId",
    loader: lazyLoader(async () => (await import("./orderLoader.ts")).orderByLinkLoader),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderStatusPage,
    }),
  },
  {
    path: "statusz/sikeres/:orderId",
    loader: lazyLoader(async () => (await import("./orderLoader.ts")).ownOrderLoader),
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
    loader: lazyLoader(async () => (await import("./orderHistoryLoader.ts")).orderHistoryLoader),
    ...lazyPage({
      file: "src/features/order/OrderHistoryPage.tsx",
      load: async () => (await import("./OrderHistoryPage.tsx")).OrderHistoryPage,
    }),
  },
  {
    path: "profil/eddigi-megrendeleseim/:orderId",
    loader: lazyLoader(async () => (await import("./orderLoader.ts")).ownOrderLoader),
    ...lazyPage({
      file: "src/features/order/OrderStatusPage.tsx",
      load: async () => (await import("./OrderStatusPage.tsx")).OrderDetailPage,
    }),
  },
];
