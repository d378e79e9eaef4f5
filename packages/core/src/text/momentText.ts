import { budapestDay } from "../product/budapestDay.ts";
import { dateFormatter } from "./dateFormatter.ts";
import { timeTexts } from "./text.hu.ts";

interface Told {
  /** The year stands there unless it is this moment's; without one it always does. */
  readonly now?: Date | undefined;
  readonly month?: "long" | "short";
}

const timeZone = "Europe/Budapest";
const year = "numeric";
const day = "numeric";
const clock = { hour: "2-digit", minute: "2-digit" } as const;
const inWords = {
  long: {
    day: dateFormatter({ month: "long", day, timeZone }),
    dayOfYear: dateFormatter({ year, month: "long", day, timeZone }),
    moment: dateFormatter({ month: "long", day, ...clock, timeZone }),
    momentOfYear: dateFormatter({ year, month: "long", day, ...clock, timeZone }),
  },
  short: {
    moment: dateFormatter({ month: "short", day, ...clock, timeZone }),
    momentOfYear: dateFormatter({ year, month: "short", day, ...clock, timeZone }),
  },
};

const yearOf = (instant: Date): string => budapestDay(instant).slice(0, 4);
const isThisYear = (instant: Date, now: Date | undefined): boolean =>
  now !== undefined && yearOf(instant) === yearOf(now);

/**
 * An instant in words, by Budapest's clock.
 *
 * @rule FMT-7
 * @example momentText(new Date("2026-11-26T17:22:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "november 26. 18:22"
 * @example momentText(new Date("2026-11-26T17:22:00Z"), { now: new Date("2027-12-01T10:00:00Z") }) // => "2026. november 26. 18:22"
 */
export function momentText(instant: Date, { now, month = "long" }: Told = {}): string {
  const { moment, momentOfYear } = inWords[month];
  return isThisYear(instant, now) ? moment(instant) : momentOfYear(instant);
}

/**
 * Until when, in words: the instant itself is not part of the time any more. A midnight reads as the end of the day before.
 *
 * @rule FMT-7
 * @example deadlineText(new Date("2026-12-10T23:00:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "december 10. végéig"
 * @example deadlineText(new Date("2026-12-10T17:00:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "december 10. 18:00-ig"
 */
export function deadlineText(end: Date, { now }: Pick<Told, "now"> = {}): string {
  const last = new Date(end.getTime() - 1);
  if (budapestDay(last) === budapestDay(end)) return timeTexts.until(momentText(end, { now }));
  const { day: ofThisYear, dayOfYear } = inWords.long;
  return timeTexts.untilEndOf(isThisYear(last, now) ? ofThisYear(last) : dayOfYear(last));
}
