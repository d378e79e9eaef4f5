import { calendarDay, dayText } from "../../product/calendarDay.ts";
import type { Moment } from "../../product/Moment.ts";
import { remembered } from "../../product/remembered.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import { dateFormatter } from "../../text/dateFormatter.ts";
import { datedFormatter } from "../../text/datedFormatter.ts";
import { deadlineText } from "../../text/momentText.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { Formatted } from "../../product/text.hu.ts";
import type { TimeTexts } from "../../text/text.hu.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

const written = datedFormatter({ month: "long", day: "numeric", weekday: "long" });

/** `08:00` is `8`, `16:30` stays. */
const hourText = (time: string): string => time.replace(/^0/, "").replace(/:00$/, "");

interface Told extends Moment, Formatted {
  readonly timeTexts?: TimeTexts | undefined;
  readonly texts?: DeliveryTexts | undefined;
}

const clockIn = remembered((timeZone: string) => dateFormatter({ hour: "2-digit", minute: "2-digit", timeZone }));

/** „ma” or „holnap” for a day as `dayText` writes it. */
function namedDay(day: string, { now, timeZone, texts = deliveryTexts }: Told): string | undefined {
  const today = calendarDay(now.getTime(), timeZone);
  return [texts.today, texts.tomorrow].find((_, ahead) => dayText(today + ahead) === day);
}

function untilText(end: Date, told: Told): string {
  const { now, timeZone, formats, timeTexts, texts = deliveryTexts } = told;
  const day = dayText(calendarDay(end.getTime() - 1, timeZone));
  const named = namedDay(day, told);
  if (named === undefined) return deadlineText(end, { now, formats, texts: timeTexts });
  if (day !== dayText(calendarDay(end.getTime(), timeZone))) return texts.untilMidnight(named);
  return texts.until(named, clockIn(timeZone ?? "Europe/Budapest")(end, { formats }));
}

/**
 * The earliest time slot of a method and until when to order it, or that no slot is free. `null` for methods without slots, and
 * when the slot has begun, or its deadline has passed, while the page was open.
 *
 * @rule SHIP-10, FMT-7
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-21", from: "16:00", to: "18:00" }, visibleUntil: "2026-11-21T11:00:00Z" } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Legkorábban ma 16–\u206018, ha ma 12:00-\u2060ig rendelsz"
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-22", from: "08:00", to: "10:30" }, visibleUntil: null } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Legkorábban holnap 8–\u206010:30"
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-20", from: "08:00", to: "10:30" }, visibleUntil: null } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => null
 * @example earliestSlotText({ timeSlots: { free: null } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Most nincs szabad idősáv"
 * @example earliestSlotText({ timeSlots: null }, { now: new Date("2026-11-21T10:00:00Z") }) // => null
 */
export function earliestSlotText({ timeSlots }: Pick<ShippingMethod, "timeSlots">, told: Told): string | null {
  const { now, timeZone, formats, texts = deliveryTexts } = told;
  if (timeSlots === null) return null;
  if (timeSlots.free === null) return texts.noFreeSlot;
  const { earliest, visibleUntil } = timeSlots.free;
  const { day, from, to } = earliest;
  const end = visibleUntil === null ? null : instantOfStamp(visibleUntil, { timeZone });
  const last = Math.min(instantOfStamp(`${day}T${from}`, { timeZone }) ?? 0, end ?? Infinity);
  if (last <= now.getTime()) return null;
  const time = `${namedDay(day, told) ?? written.day(day, { now, formats })} ${hourText(from)}–\u2060${hourText(to)}`;
  return end === null ? texts.earliest(time) : texts.earliestUntil(time, untilText(new Date(end), told));
}
