import { Outlet, type RouteObject } from "react-router-dom";
import { indexPage, lazyLoader, page } from "./document/page.ts";
import { BarePageFailure } from "./features/failure/BarePageFailure.tsx";
import { PageFailure } from "./features/failure/PageFailure.tsx";
import { AppShell } from "./features/shell/AppShell.tsx";
import { Root } from "./features/shell/Root.tsx";
import { RootFailure } from "./features/shell/RootFailure.tsx";
import { checkoutOf, listsOf } from "./shop/later.ts";

/** The shell's route; its error boundary needs no data of it. */
export const shellRouteId = "shell";

/** The steps of the checkout and its results; below `/megrendeles`. */
const checkoutPages: RouteObject[] = [
  indexPage(() => import("./features/checkout/contact.route.ts")),
  page("kiszallitas", () => import("./features/checkout/shipping.route.ts")),
  page("szamlazas", () => import("./features/checkout/billing.route.ts")),
  page("expressz", () => import("./features/checkout/express.route.ts")),
  page("osszesites", () => import("./features/checkout/summary.route.ts")),
  page("megerosites/:transactionId/:token", () => import("./features/order/orderConfirmation.route.ts")),
  page("statusz", () => import("./features/order/orderResult.route.ts")),
  page("statusz/:transactionId", () => import("./features/order/orderByLink.route.ts")),
  page("statusz/sikeres/:orderId", () => import("./features/order/placedOrder.route.ts")),
];

/** The pages of what is on offer. */
const offerPages: RouteObject[] = [
  indexPage(() => import("./features/home/route.ts")),
  page("termekek/:urlKey", () => import("./features/product/route.ts")),
  page("kereses/:searchTerm", () => import("./features/search/route.ts")),
  page("gyorslista", () => import("./features/quickList/route.ts")),
  // The target of the search field before the scripts load.
  page("kereses", () => import("./features/search/form.route.ts")),
  page("kosar", () => import("./features/cart/route.ts")),
  page("ajanlatok", () => import("./features/offers/route.ts")),
  page("ujdonsagok", () => import("./features/news/route.ts")),
  page("termekvalogatasok", () => import("./features/promotions/promotions.route.ts")),
  page("termekvalogatasok/:promotionUrl", () => import("./features/promotions/promotion.route.ts")),
  page("brands", () => import("./features/brand/brands.route.ts")),
  page("brands/:brandSlug", () => import("./features/brand/brand.route.ts")),
];

/** The written pages, and those that mails link to. */
const contentPages: RouteObject[] = [
  page("szallitas/:opened?", () => import("./features/deliveryInfo/route.ts")),
  page("cikk/:urlKey", () => import("./features/article/route.ts")),
  page("blog", () => import("./features/blog/blog.route.ts")),
  page("blog/:urlKey", () => import("./features/blog/blogPost.route.ts")),
  page("kapcsolat", () => import("./features/contact/route.ts")),
  page("uzletek", () => import("./features/stores/stores.route.ts")),
  page("uzletek/:storeId", () => import("./features/stores/store.route.ts")),
  page("sikeres-feliratkozas", () => import("./features/newsletter/subscribed.route.ts")),
  page("hirlevel/megerosites/:token", () => import("./features/newsletter/newsletterConfirm.route.ts")),
  page("hirlevel/leiratkozas/:token", () => import("./features/newsletter/newsletterEnd.route.ts")),
  // Where a shopper withdraws from a purchase, without scripts too.
  page("elallas", () => import("./features/withdrawal/withdrawalStart.route.ts")),
  page("elallas/sajat/:orderId", () => import("./features/withdrawal/ownWithdrawal.route.ts")),
  page("elallas/:transactionId", () => import("./features/withdrawal/withdrawalByLink.route.ts")),
];

/** The pages for login, registration and passwords. */
const accountPages: RouteObject[] = [
  page("belepes", () => import("./features/session/login.route.ts")),
  page("regisztracio", () => import("./features/session/registration.route.ts")),
  page("token-login/:token", () => import("./features/session/tokenLogin.route.ts")),
  page("goodid-belepes", () => import("./features/session/goodid.route.ts")),
  page("elfelejtett-jelszo", () => import("./features/session/forgottenPassword.route.ts")),
  page("elfelejtett-jelszo/:subpage", () => import("./features/session/passwordMailSent.route.ts")),
  page("elfelejtett-jelszo/:email/:rpToken", () => import("./features/session/newPassword.route.ts")),
  page("e-mail-megerosites/:email/:token", () => import("./features/session/emailConfirmation.route.ts")),
];

/** The pages of the profile. */
const profilePages: RouteObject[] = [
  page("profil", () => import("./features/profile/profile.route.ts")),
  page("profil/szemelyes-adatok", () => import("./features/profile/personalData.route.ts")),
  page("profil/eszkozok", () => import("./features/profile/sessions.route.ts")),
  page("profil/mentett-kartyaim", () => import("./features/profile/savedCards.route.ts")),
  page("profil/szallitasi-cimeim", () => import("./features/profile/shippingAddresses.route.ts")),
  page("profil/szamlazasi-cimeim", () => import("./features/profile/billingAddresses.route.ts")),
  page("profil/eddigi-megrendeleseim", () => import("./features/order/orderHistory.route.ts")),
  page("profil/eddigi-megrendeleseim/:orderId", () => import("./features/order/orderDetail.route.ts")),
  page("profil/bevasarlolistaim", () => import("./features/lists/lists.route.ts"), { open: listsOf }),
  page("profil/bevasarlolistaim/:listId", () => import("./features/lists/list.route.ts"), { open: listsOf }),
  // All previously ordered products, or those of one department.
  page("profil/korabban-rendelt/:department?", () => import("./features/ordered/route.ts"), {
    // The search text is in the address, and needs no data.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  }),
];

/** The data of the shell and of the checkout's are in the shop's stores after the first load. */
const loadsOnce = { shouldRevalidate: () => false };

/** The pages of the storefront (NAV-1). Their loaders get the shop from the router. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      {
        ...page("megrendeles", () => import("./features/checkout/shell.route.ts"), { open: checkoutOf, ...loadsOnce }),
        ErrorBoundary: BarePageFailure,
        children: checkoutPages,
      },
      {
        ...loadsOnce,
        id: shellRouteId,
        Component: AppShell,
        ErrorBoundary: BarePageFailure,
        loader: lazyLoader(async () => (await import("./features/shell/shellLoader.ts")).shellLoader),
        children: [
          {
            // A failed page keeps the header and the footer.
            Component: Outlet,
            ErrorBoundary: PageFailure,
            children: [
              ...offerPages,
              ...contentPages,
              ...accountPages,
              ...profilePages,
              page("*", () => import("./features/category/route.ts")),
            ],
          },
        ],
      },
    ],
  },
];
