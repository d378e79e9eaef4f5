import { useEffect } from "react";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";

/** Often enough to shop together, and calm enough for the server. */
const refreshMs = 10_000;

/** Follows what others do with the shopper's lists, while the page can be seen and as soon as it can be seen again. */
export function useFreshLists(): void {
  const { lists } = useShopWithLists();
  useEffect(() => {
    const refresh = () => {
      // A failure shows in the lists' state, and the next time tries again.
      if (document.visibilityState === "visible") void lists.refresh().catch(() => undefined);
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
