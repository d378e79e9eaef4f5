import { calendarDay, dayText } from "../../product/calendarDay.ts";
import type { Moment } from "../../product/Moment.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import { datedFormatter } from "../../text/datedFormatter.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

const written = datedFormatter({ month: "long", day: "numeric", weekday: "long" });

/** `08:00` is `8`, `16:30` stays. */
const hourText = (time: string): string => time.replace(/^0/, "").replace(/:00$/, "");

/**
 * The earliest time slot of a method, or that no slot is free. `null` for methods without slots, and when the slot has
 * begun while the page was open.
 *
 * @rule SHIP-10, FMT-7
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-21", from: "16:00", to: "18:00" } } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Legkorábban ma 16–\u206018"
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-22", from: "08:00", to: "10:30" } } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Legkorábban holnap 8–\u206010:30"
 * @example earliestSlotText({ timeSlots: { free: { earliest: { day: "2026-11-20", from: "08:00", to: "10:30" } } } }, { now: new Date("2026-11-21T10:00:00Z") }) // => null
 * @example earliestSlotText({ timeSlots: { free: null } }, { now: new Date("2026-11-21T10:00:00Z") }) // => "Most nincs szabad idősáv"
 * @example earliestSlotText({ timeSlots: null }, { now: new Date("2026-11-21T10:00:00Z") }) // => null
 */
export function earliestSlotText(
  { timeSlots }: Pick<ShippingMethod, "timeSlots">,
  { now, timeZone, texts = deliveryTexts }: Moment & { readonly texts?: DeliveryTexts | undefined },
): string | null {
  if (timeSlots === null) return null;
  if (timeSlots.free === null) return texts.noFreeSlot;
  const { day, from, to } = timeSlots.free.earliest;
  const today = calendarDay(now.getTime(), timeZone);
  if ((instantOfStamp(`${day}T${from}`, { timeZone }) ?? 0) <= now.getTime()) return null;
  const named = [texts.today, texts.tomorrow].find((_, ahead) => dayText(today + ahead) === day);
  return texts.earliest(`${named ?? written.day(day, { now })} ${hourText(from)}–\u2060${hourText(to)}`);
}
