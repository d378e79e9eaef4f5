import { tolerate } from "../browser/toleratedFailures.ts";
import { workerPaths } from "./workerPaths.ts";

/**
 * Registers the service worker, which caches the shop's files and the offline page. A browser that refuses it, as in a
 * private window, works without. A new release's worker takes over when the old one's tabs are closed.
 */
export function registerWorker({ serviceWorker }: Partial<Pick<Navigator, "serviceWorker">>): void {
  void serviceWorker?.register(workerPaths.worker).catch(tolerate);
}
