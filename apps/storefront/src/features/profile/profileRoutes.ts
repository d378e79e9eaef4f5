import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The profile pages of saved data. */
export const profileRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "profil",
    loader: lazyLoader(async () => (await import("./profileMomentLoader.ts")).profileMomentLoader),
    ...lazyPage({
      file: "src/features/profile/ProfilePage.tsx",
      load: async () => (await import("./ProfilePage.tsx")).ProfilePage,
    }),
  },
  {
    path: "profil/szemelyes-adatok",
    loader: lazyLoader(async () => (await import("./profileMomentLoader.ts")).profileMomentLoader),
    ...lazyPage({
      file: "src/features/profile/PersonalDataPage.tsx",
      load: async () => (await import("./PersonalDataPage.tsx")).PersonalDataPage,
    }),
  },
  {
    path: "profil/mentett-kartyaim",
    loader: lazyLoader(async () => (await import("./profileMomentLoader.ts")).profileMomentLoader),
    ...lazyPage({
      file: "src/features/profile/SavedCardsPage.tsx",
      load: async () => (await import("./SavedCardsPage.tsx")).SavedCardsPage,
    }),
  },
  {
    path: "profil/szallitasi-cimeim",
    loader: lazyLoader(async () => (await import("./profileMomentLoader.ts")).profileMomentLoader),
    ...lazyPage({
      file: "src/features/profile/ShippingAddressesPage.tsx",
      load: async () => (await import("./ShippingAddressesPage.tsx")).ShippingAddressesPage,
    }),
  },
  {
    path: "profil/szamlazasi-cimeim",
    loader: lazyLoader(async () => (await import("./profileMomentLoader.ts")).profileMomentLoader),
    ...lazyPage({
      file: "src/features/profile/BillingAddressesPage.tsx",
      load: async () => (await import("./BillingAddressesPage.tsx")).BillingAddressesPage,
    }),
  },
];
