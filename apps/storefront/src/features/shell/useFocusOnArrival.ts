import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "../page/focusHeading.ts";

/**
 * Moves the focus to the heading after a navigation, as a page load would. A change of the query, such as a filter,
 * leaves it.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
