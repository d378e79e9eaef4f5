import { workerPaths } from "./workerPaths.ts";

/**
 * Has the browser keep the shop's files and the page for when there is no network, once the page has nothing else to do. A browser that
 * refuses, as in a private window, goes on without. A new release's worker takes over when the tabs of the old one are closed.
 */
export function registerWorker({ navigator, document }: Window): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(workerPaths.worker).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
