import { deadlineText, momentText } from "@kamra/core/text";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Instants in words, as they read now. */
export function useMomentText() {
  const shop = useStorefrontShop();
  return {
    moment: (at: string): string => momentText(new Date(at), { now: shop.now() }),
    /** Until when: the instant is not part of the time any more. */
    until: (end: string): string => deadlineText(new Date(end), { now: shop.now() }),
  };
}
