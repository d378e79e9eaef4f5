import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Brings the focus to the heading of a page that was gone to inside the shop, as a browser would begin at the top of a
 * page that it loads. The same page with another query, a filtered list for one, leaves it where it is.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
