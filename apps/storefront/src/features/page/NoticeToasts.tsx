import type { Notice } from "@kamra/core";
import { useNotices, useSession } from "@kamra/react";
import { Toasts } from "@kamra/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * Dismisses the errors of a page's actions when the shopper leaves it. After a redirect they stay, because they give
 * its reason.
 */
function useDismissedNotices(): void {
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

interface NoticeToastsProps {
  /** Why the session ended during the server's render, whose notices the page does not have. */
  readonly farewell: Notice | null;
  /** The action whose errors the page itself shows, so that they need no toast. */
  readonly saidHere?: Notice["about"];
}

/**
 * The shop's notices, as toasts.
 *
 * @rule SESS-5, SEAM-3
 */
export function NoticeToasts({ farewell, saidHere }: NoticeToastsProps) {
  const shop = useStorefrontShop();
  const notices = useNotices();
  useDismissedNotices();
  const isSaid = ({ kind, about }: Notice) => kind === "error" && about !== undefined && about === saidHere;
  const told = notices.filter((notice) => !isSaid(notice));
  const [toTell, setToTell] = useState(farewell);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const isToTell = toTell !== null && !isLoggedIn && told.every(({ id }) => id !== toTell.id);
  return (
    <Toasts
      notices={isToTell ? [toTell, ...told] : told}
      onDismiss={(id) => {
        if (id === toTell?.id) setToTell(null);
        shop.dismissNotice(id);
      }}
    />
  );
}
