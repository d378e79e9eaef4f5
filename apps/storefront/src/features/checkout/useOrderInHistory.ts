import type { OrderPlacing } from "@kamra/core/checkout";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { storeWaiting } from "../missing/waitingOrder.ts";

/**
 * Stores an order with a pending payment for its shopper, so that the back button leads from the bank to the order, not
 * to a checkout without a cart.
 */
export function useOrderInHistory(placing: OrderPlacing): void {
  const navigate = useNavigate();
  const placed = placing.phase === "placed" ? placing : null;
  useEffect(() => {
    if (placed === null) return;
    const { order, statusPath } = placed;
    storeWaiting(order, { path: statusPath });
    window.history.replaceState(window.history.state, "", statusPath);
    // A browser may restore the page from its back-forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void navigate(statusPath, { replace: true });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [navigate, placed]);
}
