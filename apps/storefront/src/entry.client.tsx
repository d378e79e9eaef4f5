import { documentCookies, hostCookies, serverClock } from "@kamra/core";
import { reloadOnce } from "@kamra/core/navigation";
import { budapestDay } from "@kamra/core/product";
import { ShopProvider } from "@kamra/react";
import "./layers.css";
import "@kamra/ui/styles.css";
// The server alone renders the pages that answer plain forms. The bundler would drop classes that no script reads.
import "./forms/formPage.css";
import { createPath, RouterProvider } from "react-router-dom";
import { bringServices } from "./document/bringServices.ts";
import { Document } from "./document/Document.tsx";
import { Hydrated } from "./document/Hydrated.tsx";
import { hydrateDocument } from "./document/hydrateDocument.ts";
import { idle } from "./browser/idle.ts";
import { navigateBy, tellOfRoutes } from "./document/routerEvents.ts";
import { loadMatchedPages } from "./document/loadMatchedPages.ts";
import { nextTask } from "./browser/nextTask.ts";
import { OriginContext } from "./document/OriginContext.ts";
import { prefetchPages } from "./document/prefetchPages.ts";
import { isTolerated, tolerate } from "./browser/toleratedFailures.ts";
import { readPageData } from "./document/readPageData.ts";
import { ProductViewProvider } from "./features/listing/ProductViewProvider.tsx";
import { startRouter } from "./document/startRouter.ts";
import { routes } from "./routes.tsx";
import { registerWorker } from "./worker/registerWorker.ts";
import { ifAllowed } from "./browser/ifAllowed.ts";
import { checkoutOf, listsOf } from "./shop/later.ts";
import { startBrowserShop } from "./shop/startBrowserShop.ts";

const { assets, origin, endpoint, categoriesAddress, snapshot, loaderData, errors } = readPageData(document);
const clock = serverClock({ startsAt: snapshot.now });
let isLeaving = () => false;
const options = {
  endpoint,
  categoriesAddress,
  cookies: hostCookies(documentCookies(document), { isSecure: origin.startsWith("https:") }),
  origin,
  snapshot,
  clock,
  navigate: navigateBy(currentRouter, window.location),
};
const isWatched = new URLSearchParams(window.location.search).has("development");
const shop = isWatched
  ? (await import("./development/createWatchedShop.ts")).createWatchedShop(options)
  : startBrowserShop(options, {
      missed: (error) => {
        if (!isLeaving()) tolerate(error);
      },
    });
// A page restored from the browser's back-forward cache shows an old cart. A failure shows in the cart's state and as a
// notice.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void shop.cart.refresh();
});
await nextTask();

let goingTo = () => window.location.pathname + window.location.search;
const canBeLoaded = (path: string) =>
  fetch(path, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
const sessionStorage = ifAllowed(() => window.sessionStorage);
window.addEventListener("vite:preloadError", ({ payload }) => {
  // Without a network the code may still be cached.
  if (!window.navigator.onLine) return;
  // The import is rejected after this event.
  setTimeout(() => {
    if (sessionStorage === undefined || isTolerated(payload)) return;
    void reloadOnce({
      to: goingTo(),
      build: assets.scripts.at(-1) ?? "",
      storage: sessionStorage,
      location: window.location,
      canBeLoaded,
    });
  });
});

await loadMatchedPages(routes, { pathname: window.location.pathname, shop });
await nextTask();
const { router, ready: bringRouter } = startRouter(routes, {
  window,
  loaderData,
  errors,
  load: async () => {
    const { browserRouter } = await import("./document/browserRouter.ts").catch((error: unknown) => {
      tolerate(error);
      throw error;
    });
    // Running the router's code and making the router are separate tasks.
    await nextTask();
    return browserRouter(routes, { loaderData, errors, shop });
  },
});
function currentRouter() {
  return router;
}
tellOfRoutes(router, shop.navigation);
isLeaving = () => router.state.navigation.state !== "idle";
goingTo = () => createPath(router.state.navigation.location ?? router.state.location);

await nextTask();
// Each page has prices, and the browser's first use of a time zone takes as long as rendering many components.
budapestDay(clock.now());
await nextTask();
hydrateDocument(
  document,
  <Document assets={assets}>
    <OriginContext value={origin}>
      <ShopProvider shop={shop}>
        <ProductViewProvider cookies={options.cookies}>
          <Hydrated>
            <RouterProvider router={router} />
          </Hydrated>
        </ProductViewProvider>
      </ShopProvider>
    </OriginContext>
  </Document>,
);
prefetchPages(routes, { document, location: window.location, shop });
// The loaders are one file, which this import brings.
const loaders = () => import("./features/page/pageLoader.ts").catch(tolerate);
// The next caller of `open` gets a failure.
const openWhenIdle = (open: (whole: typeof shop) => Promise<unknown>): Promise<unknown> =>
  idle()
    .then(() => open(shop))
    .catch(tolerate);
async function bringAll() {
  try {
    await Promise.all([shop.ready(), loaders(), bringRouter().catch(tolerate)]);
    // Opening them resumes an earlier page's list changes and order without an answer. Each is a task of its own.
    await openWhenIdle(listsOf);
    await openWhenIdle(checkoutOf);
  } finally {
    // The service worker's process and downloads would slow down everything before it.
    await idle();
    if (import.meta.env.PROD) registerWorker(navigator);
  }
}
bringServices(bringAll, window);
if (isWatched) (await import("./development/showDevelopmentPanel.tsx")).showDevelopmentPanel(shop, { document });
