import type { RouteObject } from "react-router-dom";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { loadMatchedPages } from "./loadMatchedPages.ts";
import { tolerate } from "../browser/toleratedFailures.ts";

/** The link's path on this site; null for other links. */
function pathOf(target: EventTarget | null, { origin }: Pick<Location, "origin">): string | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return null;
  return link.pathname;
}

/**
 * Loads a page's code when the shopper points at, touches or focuses a link to it. The press shows a failure and tries again.
 */
export function prefetchPages(
  routes: RouteObject[],
  { document, location, shop }: Pick<Window, "document" | "location"> & { readonly shop: StorefrontShop },
): void {
  const prefetch = ({ target }: Event) => {
    const pathname = pathOf(target, location);
    if (pathname !== null) void loadMatchedPages(routes, { pathname, shop }).catch(tolerate);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, prefetch, { passive: true });
}
