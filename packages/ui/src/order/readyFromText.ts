import { budapestDay } from "@kamra/core/product";
import { dateText, type Formats, momentText } from "@kamra/core/text";
import { orderTexts } from "./text.hu.ts";

interface Told {
  readonly now: Date;
  readonly formats?: Formats | undefined;
  readonly texts?: Pick<(typeof orderTexts)["facts"], "today" | "readyFrom">;
}

/** From when an order can be fetched; the day of today is „ma”. */
export function readyFromText(readyFrom: Date, { texts = orderTexts.facts, ...told }: Told): string {
  const moment = momentText(readyFrom, told);
  const isToday = budapestDay(readyFrom) === budapestDay(told.now);
  return texts.readyFrom(isToday ? moment.replace(dateText(readyFrom, told), texts.today) : moment);
}
