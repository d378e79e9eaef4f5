import { enable } from "workbox-navigation-preload";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import type { Release } from "./Release.ts";

/** Written in by the build. */
declare const RELEASE: Release;

const { offlinePath, files, revision } = RELEASE;
const kept = `kamra-files-${revision}`;

// Written in its own scope, so that a page can be shown with no network: it, and what it looks like.
precacheAndRoute([{ url: offlinePath, revision }, ...files.map((url) => ({ url, revision: null }))]);

// Files that are named by their content never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: kept }),
);

// Pages are never cached: they contain prices, and may contain personal data.
const offlinePage = { handlerDidError: () => matchPrecache(offlinePath) };
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] })));
enable();

/** Removes what workers of older releases have kept. */
async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("kamra-files-") && name !== kept).map((name) => caches.delete(name)),
  );
}
addEventListener("activate", () => void forgetOlder());
