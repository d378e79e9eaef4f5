import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { profileLoader } from "./profileLoader.ts";

/** The profile pages of saved data. */
export const profileRoutes = (shop: StorefrontShop): RouteObject[] => [
  {
    path: "profil",
    loader: profileLoader(shop, () => Promise.resolve({})),
    ...lazyPage({
      file: "src/features/profile/ProfilePage.tsx",
      load: async () => (await import("./ProfilePage.tsx")).ProfilePage,
    }),
  },
  {
    path: "profil/szemelyes-adatok",
    loader: profileLoader(shop, () => Promise.resolve({})),
    ...lazyPage({
      file: "src/features/profile/PersonalDataPage.tsx",
      load: async () => (await import("./PersonalDataPage.tsx")).PersonalDataPage,
    }),
  },
  {
    path: "profil/mentett-kartyaim",
    loader: profileLoader(shop, () => Promise.resolve({})),
    ...lazyPage({
      file: "src/features/profile/SavedCardsPage.tsx",
      load: async () => (await import("./SavedCardsPage.tsx")).SavedCardsPage,
    }),
  },
  {
    path: "profil/szallitasi-cimeim",
    loader: profileLoader(shop, () => Promise.resolve({})),
    ...lazyPage({
      file: "src/features/profile/ShippingAddressesPage.tsx",
      load: async () => (await import("./ShippingAddressesPage.tsx")).ShippingAddressesPage,
    }),
  },
  {
    path: "profil/szamlazasi-cimeim",
    loader: profileLoader(shop, () => Promise.resolve({})),
    ...lazyPage({
      file: "src/features/profile/BillingAddressesPage.tsx",
      load: async () => (await import("./BillingAddressesPage.tsx")).BillingAddressesPage,
    }),
  },
];
