import { budapestDay } from "../product/budapestDay.ts";
import { dateFormatter } from "./dateFormatter.ts";
import type { Formatted } from "../product/text.hu.ts";

/** The moment at which a date is read, and the formats. */
export interface Told extends Formatted {
  /** The year is left out when it is this moment's; without a moment it is always written. */
  readonly now?: Date | undefined;
}

export interface DatedFormatter {
  /** By Budapest's clock. */
  readonly instant: (at: Date, told?: Told) => string;
  /** `2026-11-24`. */
  readonly day: (day: string, told?: Told) => string;
}

/**
 * Words of an instant or of a calendar day, with the year unless it is this one.
 *
 * Errors: RangeError for an invalid date.
 *
 * @rule FMT-7
 * @example datedFormatter({ month: "long", day: "numeric" }).day("2027-01-02", { now: new Date("2026-12-28T10:00:00Z") }) // => "2027. január 2."
 * @example datedFormatter({ month: "long", day: "numeric" }).day("2026-12-30", { now: new Date("2026-12-28T10:00:00Z") }) // => "december 30."
 */
export function datedFormatter(parts: Omit<Intl.DateTimeFormatOptions, "year" | "timeZone">): DatedFormatter {
  const inZone = (timeZone: string) => {
    const short = dateFormatter({ ...parts, timeZone });
    const dated = dateFormatter({ year: "numeric", ...parts, timeZone });
    return (at: Date, { day, now, formats }: Told & { readonly day: string }) => {
      const isThisYear = now !== undefined && budapestDay(now).slice(0, 4) === day.slice(0, 4);
      return isThisYear ? short(at, { formats }) : dated(at, { formats });
    };
  };
  const [ofInstant, ofDay] = [inZone("Europe/Budapest"), inZone("UTC")];
  return {
    instant: (at, told) => ofInstant(at, { ...told, day: budapestDay(at) }),
    day: (day, told) => ofDay(new Date(`${day}T00:00:00Z`), { ...told, day }),
  };
}
