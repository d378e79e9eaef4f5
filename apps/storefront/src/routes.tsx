import { Outlet, type RouteObject } from "react-router-dom";
import { lazyLoader } from "./document/lazyLoader.ts";
import { lazyPage } from "./document/lazyPage.ts";
import { stepRoutes } from "./features/checkout/checkoutRoutes.ts";
import { BarePageFailure } from "./features/failure/BarePageFailure.tsx";
import { PageFailure } from "./features/failure/PageFailure.tsx";
import { orderRoutes, statusRoutes } from "./features/order/orderRoutes.ts";
import { orderedRoutes } from "./features/ordered/orderedRoutes.ts";
import { listRoutes } from "./features/lists/listRoutes.ts";
import { profileRoutes } from "./features/profile/profileRoutes.ts";
import { AppShell } from "./features/shell/AppShell.tsx";
import { Root } from "./features/shell/Root.tsx";
import { RootFailure } from "./features/shell/RootFailure.tsx";
import { accountRoutes } from "./features/session/accountRoutes.ts";
import { withdrawalRoutes } from "./features/withdrawal/withdrawalRoutes.ts";
import { checkoutOf } from "./shop/later.ts";

/** The shell's route; its error boundary needs no data of it. */
export const shellRouteId = "shell";

/** The pages of a purchase: the home page, products, the search and the cart. */
const shoppingRoutes: ReadonlyArray<RouteObject> = [
  {
    index: true,
    loader: lazyLoader(async () => (await import("./features/home/homeLoader.ts")).homeLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/home/HomePage.tsx",
      load: async () => (await import("./features/home/HomePage.tsx")).HomePage,
    }),
  },
  {
    path: "termekek/:urlKey",
    loader: lazyLoader(async () => (await import("./features/product/productLoader.ts")).productLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/product/ProductPage.tsx",
      load: async () => (await import("./features/product/ProductPage.tsx")).ProductPage,
    }),
  },
  {
    path: "kereses/:searchTerm",
    loader: lazyLoader(async () => (await import("./features/search/searchLoader.ts")).searchLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/search/SearchPage.tsx",
      load: async () => (await import("./features/search/SearchPage.tsx")).SearchPage,
    }),
  },
  // The target of the search field before the scripts load.
  {
    path: "kereses",
    loader: lazyLoader(async () => (await import("./features/search/searchFormLoader.ts")).searchFormLoader),
  },
  {
    path: "kosar",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/cart/CartPage.tsx",
      load: async () => (await import("./features/cart/CartPage.tsx")).CartPage,
    }),
  },
];

/** The pages of what is on offer. */
const offerRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "ajanlatok",
    loader: lazyLoader(async () => (await import("./features/offers/offersLoader.ts")).offersLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/offers/OffersPage.tsx",
      load: async () => (await import("./features/offers/OffersPage.tsx")).OffersPage,
    }),
  },
  {
    path: "ujdonsagok",
    loader: lazyLoader(async () => (await import("./features/news/newsLoader.ts")).newsLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/news/NewsPage.tsx",
      load: async () => (await import("./features/news/NewsPage.tsx")).NewsPage,
    }),
  },
  {
    path: "termekvalogatasok",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/promotions/PromotionsPage.tsx",
      load: async () => (await import("./features/promotions/PromotionsPage.tsx")).PromotionsPage,
    }),
  },
  {
    path: "termekvalogatasok/:promotionUrl",
    loader: lazyLoader(async () => (await import("./features/promotions/promotionLoader.ts")).promotionLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/promotions/PromotionPage.tsx",
      load: async () => (await import("./features/promotions/PromotionPage.tsx")).PromotionPage,
    }),
  },
];

/** The written pages. */
const articleRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "szallitas/:opened?",
    loader: lazyLoader(async () => (await import("./features/deliveryInfo/deliveryInfoLoader.ts")).deliveryInfoLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/deliveryInfo/DeliveryInfoPage.tsx",
      load: async () => (await import("./features/deliveryInfo/DeliveryInfoPage.tsx")).DeliveryInfoPage,
    }),
  },
  {
    path: "cikk/:urlKey",
    loader: lazyLoader(async () => (await import("./features/article/articleLoader.ts")).articleLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/article/ArticlePage.tsx",
      load: async () => (await import("./features/article/ArticlePage.tsx")).ArticlePage,
    }),
  },
  {
    path: "blog",
    loader: lazyLoader(async () => (await import("./features/blog/blogLoader.ts")).blogLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/blog/BlogPage.tsx",
      load: async () => (await import("./features/blog/BlogPage.tsx")).BlogPage,
    }),
  },
  {
    path: "blog/:urlKey",
    loader: lazyLoader(async () => (await import("./features/blog/blogPostLoader.ts")).blogPostLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/blog/BlogPostPage.tsx",
      load: async () => (await import("./features/blog/BlogPostPage.tsx")).BlogPostPage,
    }),
  },
  {
    path: "kapcsolat",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/contact/ContactPage.tsx",
      load: async () => (await import("./features/contact/ContactPage.tsx")).ContactPage,
    }),
  },
];

/** The pages of brands and stores. */
const directoryRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "brands",
    loader: lazyLoader(async () => (await import("./features/brand/brandsLoader.ts")).brandsLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/brand/BrandsPage.tsx",
      load: async () => (await import("./features/brand/BrandsPage.tsx")).BrandsPage,
    }),
  },
  {
    path: "brands/:brandSlug",
    loader: lazyLoader(async () => (await import("./features/brand/brandLoader.ts")).brandLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/brand/BrandPage.tsx",
      load: async () => (await import("./features/brand/BrandPage.tsx")).BrandPage,
    }),
  },
  {
    path: "uzletek",
    loader: lazyLoader(async () => (await import("./features/stores/storesLoader.ts")).storesLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/stores/StoresPage.tsx",
      load: async () => (await import("./features/stores/StoresPage.tsx")).StoresPage,
    }),
  },
  {
    path: "uzletek/:storeId",
    loader: lazyLoader(async () => (await import("./features/stores/storeLoader.ts")).storeLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/stores/StorePage.tsx",
      load: async () => (await import("./features/stores/StorePage.tsx")).StorePage,
    }),
  },
];

/** The pages that the newsletter links to. */
const newsletterRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "sikeres-feliratkozas",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/newsletter/SubscribedPage.tsx",
      load: async () => (await import("./features/newsletter/SubscribedPage.tsx")).SubscribedPage,
    }),
  },
  {
    path: "hirlevel/megerosites/:token",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/newsletter/NewsletterTokenPage.tsx",
      load: async () => (await import("./features/newsletter/NewsletterTokenPage.tsx")).NewsletterConfirmPage,
    }),
  },
  {
    path: "hirlevel/leiratkozas/:token",
    loader: lazyLoader(async () => (await import("./features/page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/newsletter/NewsletterTokenPage.tsx",
      load: async () => (await import("./features/newsletter/NewsletterTokenPage.tsx")).NewsletterEndPage,
    }),
  },
];

/** The pages of the storefront (NAV-1). Their loaders get the shop from the router. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      {
        path: "megrendeles",
        ...lazyPage({
          file: "src/features/checkout/CheckoutShell.tsx",
          load: async () => (await import("./features/checkout/CheckoutShell.tsx")).CheckoutShell,
          open: checkoutOf,
        }),
        loader: lazyLoader(async () => (await import("./features/checkout/checkoutLoader.ts")).checkoutLoader),
        // The checkout's data is in the shop's stores after the first load.
        shouldRevalidate: () => false,
        ErrorBoundary: BarePageFailure,
        children: [...stepRoutes, ...statusRoutes],
      },
      {
        id: shellRouteId,
        Component: AppShell,
        ErrorBoundary: BarePageFailure,
        loader: lazyLoader(async () => (await import("./features/shell/shellLoader.ts")).shellLoader),
        // The shell's data is in the shop's stores after the first load.
        shouldRevalidate: () => false,
        children: [
          {
            // A failed page keeps the header and the footer.
            Component: Outlet,
            ErrorBoundary: PageFailure,
            children: [
              ...shoppingRoutes,
              ...offerRoutes,
              ...articleRoutes,
              ...directoryRoutes,
              ...newsletterRoutes,
              ...accountRoutes,
              ...orderRoutes,
              ...withdrawalRoutes,
              ...profileRoutes,
              ...listRoutes,
              ...orderedRoutes,
              {
                path: "*",
                loader: lazyLoader(async () => (await import("./features/category/categoryLoader.ts")).categoryLoader),
                ...lazyPage({
                  isPublic: true,
                  file: "src/features/category/CategoryPage.tsx",
                  load: async () => (await import("./features/category/CategoryPage.tsx")).CategoryPage,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
