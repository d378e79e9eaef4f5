import type { RouteObject } from "react-router-dom";
import { loadMatchedPages } from "./loadMatchedPages.ts";

/** The link's path on this site; null for other links. */
function pathOf(target: EventTarget | null, { origin }: Pick<Location, "origin">): string | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return null;
  return link.pathname;
}

/**
 * Loads the code of a page when the shopper turns to a link that leads there: by pointer, touch or focus. A failure goes to
 * `failures` and is shown by the press, which tries again.
 */
export function prefetchPages(
  routes: RouteObject[],
  {
    document,
    location,
    failures,
  }: Pick<Window, "document" | "location"> & { readonly failures: Pick<WeakSet<Error>, "add"> },
): void {
  const prefetch = ({ target }: Event) => {
    const pathname = pathOf(target, location);
    if (pathname === null) return;
    void loadMatchedPages(routes, { pathname }).catch((error: unknown) => {
      if (error instanceof Error) failures.add(error);
    });
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, prefetch, { passive: true });
}
