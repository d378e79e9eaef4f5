import type { OrderPlacing } from "@kamra/core/checkout";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Leads to where a placed order is paid for, or to its status. */
export function useGoToOrder(placing: OrderPlacing): void {
  const navigate = useNavigate();
  const goTo = placing.phase === "placed" ? placing.goTo : null;
  useEffect(() => {
    if (goTo === null) return;
    if (goTo.startsWith("/")) void navigate(goTo, { replace: true });
    else window.location.assign(goTo);
  }, [goTo, navigate]);
}
