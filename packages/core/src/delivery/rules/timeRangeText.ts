import type { TimeRange } from "../model/TimeSlot.ts";
import { datedFormatter, type Told } from "../../text/datedFormatter.ts";

const written = datedFormatter({ month: "long", day: "numeric", weekday: "long" });

/**
 * The courier's time in words; an en dash and a word joiner keep the range on one line. The year stands there unless it is
 * that of `now`; without one it always does.
 *
 * @rule FMT-7
 * @example timeRangeText({ day: "2026-11-24", from: "14:00", to: "16:00" }, { now: new Date("2026-11-21") }) // => "november 24., kedd, 14:00–\u206016:00"
 * @example timeRangeText({ day: "2026-11-24", from: "14:00", to: "16:00" }) // => "2026. november 24., kedd, 14:00–\u206016:00"
 */
export function timeRangeText({ day, from, to }: Pick<TimeRange, "day" | "from" | "to">, told: Told = {}): string {
  return `${written.day(day, told)}, ${from}–\u2060${to}`;
}
