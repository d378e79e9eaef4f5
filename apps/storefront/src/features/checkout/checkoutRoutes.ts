import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The steps of the checkout; below `/megrendeles`. */
export const stepRoutes: ReadonlyArray<RouteObject> = [
  {
    index: true,
    loader: lazyLoader(async () => (await import("./checkoutLoader.ts")).stepLoader),
    ...lazyPage({
      file: "src/features/checkout/ContactPage.tsx",
      load: async () => (await import("./ContactPage.tsx")).ContactPage,
    }),
  },
  {
    path: "kiszallitas",
    loader: lazyLoader(async () => (await import("./checkoutLoader.ts")).stepLoader),
    ...lazyPage({
      file: "src/features/checkout/ShippingPage.tsx",
      load: async () => (await import("./ShippingPage.tsx")).ShippingPage,
    }),
  },
  {
    path: "szamlazas",
    loader: lazyLoader(async () => (await import("./checkoutLoader.ts")).stepLoader),
    ...lazyPage({
      file: "src/features/checkout/BillingPage.tsx",
      load: async () => (await import("./BillingPage.tsx")).BillingPage,
    }),
  },
  {
    path: "expressz",
    loader: lazyLoader(async () => (await import("./checkoutLoader.ts")).stepLoader),
    ...lazyPage({
      file: "src/features/checkout/ExpressPage.tsx",
      load: async () => (await import("./ExpressPage.tsx")).ExpressPage,
    }),
  },
  {
    path: "osszesites",
    loader: lazyLoader(async () => (await import("./checkoutLoader.ts")).stepLoader),
    ...lazyPage({
      file: "src/features/checkout/SummaryPage.tsx",
      load: async () => (await import("./SummaryPage.tsx")).SummaryPage,
    }),
  },
];
