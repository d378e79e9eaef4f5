import { instantOfStamp } from "../../product/stamp.ts";
import type { Order } from "../model/Order.ts";
import { formats as hungarian, type Formatted } from "../../product/text.hu.ts";
import { orderTexts, type OrderTexts } from "../text.hu.ts";

interface CalendarShop extends Formatted {
  readonly brand: string;
  /** `https://kamra.hu`. Its host makes the event's name unique: a second file of an order changes the first's event. */
  readonly shopUrl: string;
  /** By whose clock the time slot is; that of Budapest unless given. */
  readonly timeZone?: string | undefined;
  /** The words of the entry; Hungarian unless given. */
  readonly texts?: OrderTexts | undefined;
}

const instantText = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** The format's own characters, and the line breaks, of a text. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|[\r\n]/g, "\\n");

/** Content lines are at most 75 octets long; the next one continues behind a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const letter of line) {
    const length = new TextEncoder().encode(letter).length;
    if (size + length > 75) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join("\r\n");
}

/**
 * An order's delivery as an iCalendar file (RFC 5545); `null` without a time slot. Without the order's link, because
 * calendars are shared.
 *
 * Errors: TypeError when the shop's address is no URL.
 */
export function deliveryCalendar(
  { id, createdAt, timeSlot, place }: Pick<Order, "id" | "createdAt" | "timeSlot"> & { readonly place: string | null },
  { brand, shopUrl, timeZone, formats = hungarian, texts = orderTexts }: CalendarShop,
): string | null {
  const start = timeSlot && instantOfStamp(`${timeSlot.day}T${timeSlot.from}`, { timeZone });
  const end = timeSlot && instantOfStamp(`${timeSlot.day}T${timeSlot.to}`, { timeZone });
  if (start === null || end === null) return null;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(brand)}//${formats.locale.slice(0, 2).toUpperCase()}`,
    "BEGIN:VEVENT",
    `UID:order-${escaped(id)}@${new URL(shopUrl).host}`,
    `DTSTAMP:${instantText(Date.parse(createdAt))}`,
    `DTSTART:${instantText(start)}`,
    `DTEND:${instantText(end)}`,
    `SUMMARY:${escaped(texts.calendarTitle(brand))}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(texts.calendarNote(id))}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}
