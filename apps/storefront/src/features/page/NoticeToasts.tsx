import type { Notice } from "@kamra/core";
import { transportTexts } from "@kamra/core/transport";
import { useNotices } from "@kamra/react";
import { Toasts } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface NoticeToastsProps {
  /** Whether the session ended during the server's render. */
  readonly hasSessionEnded: boolean;
}

/**
 * The shop's notices, as toasts.
 *
 * @rule SESS-5
 */
export function NoticeToasts({ hasSessionEnded }: NoticeToastsProps) {
  const shop = useStorefrontShop();
  const notices = useNotices();
  const [isToTell, setIsToTell] = useState(hasSessionEnded);
  const ended: Notice = {
    id: "session-ended",
    kind: "error",
    text: transportTexts.rejections.UNAUTHENTICATED,
    durationMs: shop.settings.noticeMs,
  };
  return (
    <Toasts
      notices={isToTell ? [ended, ...notices] : notices}
      onDismiss={(id) => (id === ended.id ? setIsToTell(false) : shop.dismissNotice(id))}
    />
  );
}
