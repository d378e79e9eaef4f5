import type { Moment } from "../../product/Moment.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import type { Told } from "../../text/datedFormatter.ts";
import { dateText } from "../../text/momentText.ts";
import type { GroceryStore } from "../model/GroceryStore.ts";
import { contentTexts, type ContentTexts } from "../text.hu.ts";

/** The days with other hours than their weekday's, or none. */
export type SpecialDays = GroceryStore["specialDays"];

/** A courier's range on a calendar day, in local time. */
export interface DayRange {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

const specialDay = (day: string, specialDays: SpecialDays) => specialDays.find(({ date }) => date === day);

/**
 * Whether the courier delivers in a range of a day: on a special day only within its hours, so never on a closed one.
 *
 * @rule SHIP-11
 * @example isDelivered({ day: "2026-12-25", from: "09:00", to: "11:00" }, { specialDays: [{ date: "2026-12-25", name: "Karácsony", hours: [] }] }) // => false
 */
export function isDelivered(
  { day, from, to }: DayRange,
  { specialDays }: { readonly specialDays: SpecialDays },
): boolean {
  const special = specialDay(day, specialDays);
  return special === undefined || special.hours.some(({ opens, closes }) => opens <= from && to <= closes);
}

const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

/** A local time, moved back before closed days; a day with short hours ends with them. */
function beforeClosed(wall: number, specialDays: SpecialDays): number {
  const day = wallText(wall - 1).slice(0, 10);
  const special = specialDay(day, specialDays);
  if (special === undefined) return wall;
  if (special.hours.length === 0) return beforeClosed(Date.parse(`${day}T00:00:00Z`), specialDays);
  return Math.min(
    wall,
    ...special.hours
      .map(({ closes }) => Date.parse(`${day}T${closes}:00Z`))
      .toSorted()
      .slice(-1),
  );
}

/**
 * Until when a range can be ordered: some hours before it, in local time. On a closed day that moves to the end of the
 * last open day before it, on a short day to the end of its hours.
 *
 * @rule SHIP-11
 * @example orderableUntil({ day: "2026-11-28", from: "08:00", to: "10:00" }, { hoursBefore: 12, specialDays: [] }).toISOString() // => "2026-11-27T19:00:00.000Z"
 */
export function orderableUntil(
  { day, from }: DayRange,
  {
    hoursBefore,
    specialDays,
    timeZone,
  }: { readonly hoursBefore: number; readonly specialDays: SpecialDays } & Pick<Moment, "timeZone">,
): Date {
  const wall = Date.parse(`${day}T${from}:00Z`) - hoursBefore * 3_600_000;
  return new Date(instantOfStamp(wallText(beforeClosed(wall, specialDays)), { timeZone }) ?? NaN);
}

/**
 * A special day in words: its date, its name and its hours. The year is left out when it is the current one.
 *
 * @rule SHIP-11, FMT-7
 * @example specialDayText({ date: "2026-12-25", name: "Karácsony", hours: [] }, { now: new Date("2026-12-20") }) // => "December 25., karácsony: zárva"
 * @example specialDayText({ date: "2026-12-31", name: "Szilveszter", hours: [{ opens: "08:00", closes: "14:00" }] }, { now: new Date("2026-12-20") }) // => "December 31., szilveszter: 08:00–\u206014:00"
 */
export function specialDayText(
  { date, name, hours }: SpecialDays[number],
  { texts = contentTexts, ...told }: Told & { readonly texts?: ContentTexts | undefined } = {},
): string {
  const open = hours.map(({ opens, closes }) => `${opens}–\u2060${closes}`).join(", ");
  return `${texts.specialDay(dateText(date, told), name)}: ${open || texts.closed}`;
}
