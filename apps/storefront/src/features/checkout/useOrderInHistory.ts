import type { OrderPlacing } from "@kamra/core/checkout";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** The back button leads from the bank to the order, not to a checkout without a cart. */
export function useOrderInHistory(placing: OrderPlacing): void {
  const navigate = useNavigate();
  const statusPath = placing.phase === "placed" ? placing.statusPath : null;
  useEffect(() => {
    if (statusPath === null) return;
    window.history.replaceState(window.history.state, "", statusPath);
    // A browser may restore the page from its back-forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void navigate(statusPath, { replace: true });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [navigate, statusPath]);
}
