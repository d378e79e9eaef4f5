import { type TimeRange, timeRangeText } from "@kamra/core/delivery";
import { dateText, deadlineText, momentText } from "@kamra/core/text";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * Dates in words, as they read now.
 *
 * @rule FMT-7
 */
export function useMomentText() {
  const shop = useStorefrontShop();
  return {
    date: (at: string): string => dateText(new Date(at), { now: shop.now() }),
    moment: (at: string): string => momentText(new Date(at), { now: shop.now() }),
    /** The courier's time. */
    time: (range: Pick<TimeRange, "day" | "from" | "to">): string => timeRangeText(range, { now: shop.now() }),
    /** Until when: the instant is not part of the time any more. */
    until: (end: string): string => deadlineText(new Date(end), { now: shop.now() }),
  };
}
