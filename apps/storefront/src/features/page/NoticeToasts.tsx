import type { Notice } from "@kamra/core";
import { transportTexts } from "@kamra/core/transport";
import { useNotices } from "@kamra/react";
import { Toasts } from "@kamra/ui";
import { useState } from "react";
import { useDismissedNotices } from "./useDismissedNotices.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface NoticeToastsProps {
  /** Whether the session ended during the server's render. */
  readonly hasSessionEnded: boolean;
  /** What the page itself says the errors of, for as long as they last. */
  readonly saidHere?: Notice["about"];
}

/**
 * The shop's notices, as toasts.
 *
 * @rule SESS-5, SEAM-3
 */
export function NoticeToasts({ hasSessionEnded, saidHere }: NoticeToastsProps) {
  const shop = useStorefrontShop();
  const notices = useNotices();
  useDismissedNotices();
  const isSaid = ({ kind, about }: Notice) => kind === "error" && about !== undefined && about === saidHere;
  const told = notices.filter((notice) => !isSaid(notice));
  const [isToTell, setIsToTell] = useState(hasSessionEnded);
  const ended: Notice = {
    id: "session-ended",
    kind: "error",
    text: transportTexts.rejections.UNAUTHENTICATED,
    durationMs: shop.settings.noticeMs,
  };
  return (
    <Toasts
      notices={isToTell ? [ended, ...told] : told}
      onDismiss={(id) => (id === ended.id ? setIsToTell(false) : shop.dismissNotice(id))}
    />
  );
}
