import { useNotices } from "@kamra/react";
import { Toasts } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** What the shop has to tell, as toasts. */
export function NoticeToasts() {
  const shop = useStorefrontShop();
  return <Toasts notices={useNotices()} onDismiss={(id) => shop.dismissNotice(id)} />;
}
