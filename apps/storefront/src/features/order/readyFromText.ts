import { budapestDay } from "@kamra/core/product";
import { dateText, momentText } from "@kamra/core/text";
import { orderText } from "./text.hu.ts";

const text = orderText.pickup;

/** From when an order can be fetched; the day of today is „ma”. */
export function readyFromText(readyFrom: Date, { now }: { readonly now: Date }): string {
  const moment = momentText(readyFrom, { now });
  const isToday = budapestDay(readyFrom) === budapestDay(now);
  return text.readyFrom(isToday ? moment.replace(dateText(readyFrom, { now }), text.today) : moment);
}
