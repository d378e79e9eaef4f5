import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Dismisses the errors of what was done on a page when the shopper leaves it. A redirect keeps them: they say why. */
export function useDismissedNotices(): void {
  const shop = useStorefrontShop();
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const leave = useEffectEvent(() => {
    if (isRedirect) return;
    for (const { id, kind, about } of shop.notices.get())
      if (kind === "error" && about !== undefined) shop.dismissNotice(id);
  });
  useEffect(() => leave(), [pathname]);
}
