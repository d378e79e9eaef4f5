import type { TimeRange } from "./TimeSlot.ts";
import { dateFormatter } from "../text/dateFormatter.ts";

const dayText = dateFormatter({ month: "long", day: "numeric", weekday: "long", timeZone: "UTC" });

/**
 * The courier's time in words; an en dash and a word joiner keep the range on one line.
 * @example timeRangeText({ day: "2026-11-24", from: "14:00", to: "16:00" }) // => "november 24., kedd, 14:00–\u206016:00"
 */
export const timeRangeText = ({ day, from, to }: Pick<TimeRange, "day" | "from" | "to">): string =>
  `${dayText(new Date(`${day}T00:00:00Z`))}, ${from}–\u2060${to}`;
