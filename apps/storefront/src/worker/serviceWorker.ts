import { enable } from "workbox-navigation-preload";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import type { Release } from "./Release.ts";

/** Set by the build. */
declare const RELEASE: Release;

const { offlinePath, files, revision } = RELEASE;
const fileCache = `kamra-files-${revision}`;

// The offline page and its files.
precacheAndRoute([{ url: offlinePath, revision }, ...files.map((url) => ({ url, revision: null }))]);

// Files named by content never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: fileCache }),
);

// Pages are never cached: they contain prices, and may contain personal data.
const offlinePage = { handlerDidError: () => matchPrecache(offlinePath) };
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] })));
enable();

/** Deletes the caches of older releases. */
async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("kamra-files-") && name !== fileCache).map((name) => caches.delete(name)),
  );
}
addEventListener("activate", () => void forgetOlder());
