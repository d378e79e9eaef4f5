import { budapestDay } from "../product/budapestDay.ts";
import { datedFormatter, type Told } from "./datedFormatter.ts";
import { timeTexts, type TimeTexts } from "./text.hu.ts";

const clock = { hour: "2-digit", minute: "2-digit" } as const;
const date = datedFormatter({ month: "long", day: "numeric" });
const moments = {
  long: datedFormatter({ month: "long", day: "numeric", ...clock }),
  short: datedFormatter({ month: "short", day: "numeric", ...clock }),
  weekday: datedFormatter({ month: "long", day: "numeric", weekday: "long", ...clock }),
};

interface Written extends Told {
  /** The month in full or in short, or also with the day of the week. */
  readonly style?: keyof typeof moments;
}

/**
 * A date in words: the day of an instant by Budapest's clock, or a calendar day.
 *
 * Errors: RangeError for an invalid date.
 *
 * @rule FMT-7
 * @example dateText("2026-11-26", { now: new Date("2026-12-01T10:00:00Z") }) // => "november 26."
 * @example dateText(new Date("2026-12-31T23:30:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "2027. január 1."
 */
export function dateText(at: Date | string, told: Told = {}): string {
  return typeof at === "string" ? date.day(at, told) : date.instant(at, told);
}

/**
 * An instant in words, by Budapest's clock.
 *
 * @rule FMT-7
 * @example momentText(new Date("2026-11-26T17:22:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "november 26. 18:22"
 * @example momentText(new Date("2026-11-26T17:22:00Z"), { now: new Date("2027-12-01T10:00:00Z") }) // => "2026. november 26. 18:22"
 */
export function momentText(instant: Date, { style = "long", ...told }: Written = {}): string {
  return moments[style].instant(instant, told);
}

/**
 * Until when, in words: the instant is the first one after the period. Midnight reads as the end of the day before.
 *
 * @rule FMT-7
 * @example deadlineText(new Date("2026-12-10T23:00:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "december 10. végéig"
 * @example deadlineText(new Date("2026-12-10T17:00:00Z"), { now: new Date("2026-12-01T10:00:00Z") }) // => "december 10. 18:00-\u2060ig"
 */
export function deadlineText(
  end: Date,
  { texts = timeTexts, ...told }: Told & { readonly texts?: TimeTexts | undefined } = {},
): string {
  const last = new Date(end.getTime() - 1);
  if (budapestDay(last) === budapestDay(end)) return texts.until(momentText(end, told));
  return texts.untilEndOf(dateText(last, told));
}
