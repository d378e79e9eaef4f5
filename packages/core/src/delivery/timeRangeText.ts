import type { TimeRange } from "./TimeSlot.ts";
import { budapestDay } from "../product/budapestDay.ts";
import { dateFormatter } from "../text/dateFormatter.ts";

const written = { month: "long", day: "numeric", weekday: "long", timeZone: "UTC" } as const;
const dayText = dateFormatter(written);
const dayOfYearText = dateFormatter({ year: "numeric", ...written });

/**
 * The courier's time in words; an en dash and a word joiner keep the range on one line. The year stands there when it is
 * another than that of `now`.
 *
 * @rule FMT-7
 * @example timeRangeText({ day: "2026-11-24", from: "14:00", to: "16:00" }) // => "november 24., kedd, 14:00–\u206016:00"
 * @example timeRangeText({ day: "2026-11-24", from: "14:00", to: "16:00" }, { now: new Date("2027-11-24") }) // => "2026. november 24., kedd, 14:00–\u206016:00"
 */
export function timeRangeText(
  { day, from, to }: Pick<TimeRange, "day" | "from" | "to">,
  { now }: { readonly now?: Date } = {},
): string {
  const isOfThisYear = now === undefined || budapestDay(now).startsWith(day.slice(0, 4));
  return `${(isOfThisYear ? dayText : dayOfYearText)(new Date(`${day}T00:00:00Z`))}, ${from}–\u2060${to}`;
}
