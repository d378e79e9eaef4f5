import { documentCookies, offline, orderedProducts, tabs } from "@kamra/core";
import { reloadOnce } from "@kamra/core/navigation";
import { ShopProvider } from "@kamra/react";
import "./layers.css";
import "@kamra/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { Document } from "./document/Document.tsx";
import { Hydrated } from "./document/Hydrated.tsx";
import { hydrationClock } from "./document/hydrationClock.ts";
import { navigateBy, tellOfRoutes } from "./document/joinRouter.ts";
import { loadMatchedPages } from "./document/loadMatchedPages.ts";
import { OriginContext } from "./document/OriginContext.ts";
import { readPageData } from "./document/readPageData.ts";
import { analyticsQueues } from "./shop/analyticsQueues.ts";
import { routes } from "./routes.tsx";
import { createStorefrontShop } from "./shop/createStorefrontShop.ts";

const { assets, origin, endpoint, snapshot, loaderData, errors } = readPageData(document);
const clock = hydrationClock(snapshot.now);
const isWatched = new URLSearchParams(window.location.search).has("development");
const development = isWatched ? [(await import("@kamra/core/development")).development()] : [];
const listen = (types: ReadonlyArray<string>) => (listener: () => void) => {
  for (const type of types) window.addEventListener(type, listener);
  return () => types.forEach((type) => window.removeEventListener(type, listener));
};
const shop = createStorefrontShop({
  besides: [tabs(window), offline(window.indexedDB), orderedProducts, ...development],
  endpoint,
  cookies: documentCookies(document),
  origin,
  snapshot,
  clock: clock.now,
  storage: window.localStorage,
  sessionStorage: window.sessionStorage,
  analytics: analyticsQueues(window),
  navigate: navigateBy(() => router, window.location),
  onReconnect: listen(["online"]),
  onReturn: (listener) =>
    listen(["pageshow", "visibilitychange"])(() => {
      if (document.visibilityState === "visible") listener();
    }),
});
const table = routes(shop);

let goingTo = () => window.location.pathname + window.location.search;
const canBeLoaded = (path: string) =>
  fetch(path, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
window.addEventListener("vite:preloadError", () => {
  void reloadOnce({
    to: goingTo(),
    build: assets.scripts.join(),
    storage: window.sessionStorage,
    location: window.location,
    canBeLoaded,
  });
});

await loadMatchedPages(table, window.location);
const router = createBrowserRouter(table, { hydrationData: { loaderData, errors } });
tellOfRoutes(router, shop.navigation);
goingTo = () => createPath(router.state.navigation.location ?? router.state.location);

hydrateRoot(
  document,
  <Document assets={assets}>
    <OriginContext value={origin}>
      <ShopProvider shop={shop}>
        <Hydrated onHydrated={clock.release}>
          <RouterProvider router={router} />
        </Hydrated>
      </ShopProvider>
    </OriginContext>
  </Document>,
);
if (isWatched) (await import("./development/showDevelopmentPanel.tsx")).showDevelopmentPanel(shop, { document });
