import { workerPaths } from "./workerPaths.ts";

/**
 * Registers the service worker, which caches the shop's files and the offline page, once the page is idle. A browser
 * that refuses it, as in a private window, works without. A new release's worker takes over when the old one's tabs
 * are closed.
 */
export function registerWorker({ navigator, document }: Window): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(workerPaths.worker).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
