import { useEffect } from "react";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";

/** A compromise between shopping together and server load. */
const refreshMs = 10_000;

/** Polls other people's changes of the lists while the page is visible. */
export function useFreshLists(): void {
  const { lists } = useShopWithLists();
  useEffect(() => {
    const refresh = () => {
      // A failure shows in the lists' state, and the next time tries again.
      if (document.visibilityState === "visible") void lists.refresh();
    };
    const timer = setInterval(refresh, refreshMs);
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [lists]);
}
