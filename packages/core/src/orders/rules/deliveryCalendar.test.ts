import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { formats } from "../../product/text.hu.ts";
import { orderTexts as english } from "../text.en.ts";
import { deliveryCalendar } from "./deliveryCalendar.ts";

const shop = { brand: "Éléskamra", shopUrl: "https://kamra.example" };
const order = {
  id: "100001",
  createdAt: "2026-11-21T09:30:15.123Z",
  timeSlot: { day: "2026-11-27", from: "13:00", to: "15:00" },
  place: "1186 Budapest, Közdűlő út 46-50.",
};

const britishFormats = { ...formats, locale: "en-GB" };

/** As another program reads it. */
function eventOf(file: string | null) {
  const component = ICAL.Component.fromString(file ?? "");
  const event = component.getFirstSubcomponent("vevent");
  if (event === null) throw new Error("No event");
  return new ICAL.Event(event);
}

describe("an order's calendar file", () => {
  it("has the time slot by Budapest's clock, in winter and in summer", () => {
    const event = eventOf(deliveryCalendar(order, shop));
    expect(event.startDate.toJSDate()).toEqual(new Date("2026-11-27T12:00:00Z"));
    expect(event.endDate.toJSDate()).toEqual(new Date("2026-11-27T14:00:00Z"));
    const summer = { ...order, timeSlot: { ...order.timeSlot, day: "2026-07-01" } };
    expect(eventOf(deliveryCalendar(summer, shop)).startDate.toJSDate()).toEqual(new Date("2026-07-01T11:00:00Z"));
  });

  it("names the shop, the order and the place, and one event however often it is made", () => {
    const event = eventOf(deliveryCalendar(order, shop));
    expect([event.summary, event.description, event.location]).toEqual([
      "Jön az Éléskamra",
      "A rendelésed száma: 100001.",
      order.place,
    ]);
    expect(event.uid).toBe("order-100001@kamra.example");
  });

  it("reads the same text however hostile a place or brand is, in lines of at most 75 octets", () => {
    const place = `Fő utca 1.; 2. em, \\ „ajtó”\r\nATTENDEE:mailto:a@evil.example\nEND:VEVENT ${"árvíztűrő🙂".repeat(20)}`;
    const file = deliveryCalendar({ ...order, place }, { ...shop, brand: "A\r\nX-EVIL:1" }) ?? "";
    const event = eventOf(file);
    expect(event.location).toBe(place.replace("\r\n", "\n"));
    expect(event.summary).toBe("Jön az A\nX-EVIL:1");
    expect(event.attendees).toEqual([]);
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is these lines, each with the line end of the format", () => {
    const file = deliveryCalendar({ ...order, place: null }, shop);
    expect(file?.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Éléskamra//HU",
      "BEGIN:VEVENT",
      "UID:order-100001@kamra.example",
      "DTSTAMP:20261121T093015Z",
      "DTSTART:20261127T120000Z",
      "DTEND:20261127T140000Z",
      "SUMMARY:Jön az Éléskamra",
      "DESCRIPTION:A rendelésed száma: 100001.",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("continues a line behind 75 octets, and not behind the 75th", () => {
    const lineOf = (length: number) => {
      const file = deliveryCalendar({ ...order, place: "a".repeat(length) }, shop) ?? "";
      return file.split("\r\n").filter((line) => /a{60}|^ /.test(line));
    };
    expect(lineOf(66)).toEqual([`LOCATION:${"a".repeat(66)}`]);
    expect(lineOf(67)).toEqual([`LOCATION:${"a".repeat(66)}`, " a"]);
  });

  it("is by the clock and in the words of another shop", () => {
    const file = deliveryCalendar(order, {
      ...shop,
      timeZone: "Europe/London",
      formats: britishFormats,
      texts: english,
    });
    const event = eventOf(file);
    expect(event.startDate.toJSDate()).toEqual(new Date("2026-11-27T13:00:00Z"));
    expect(event.endDate.toJSDate()).toEqual(new Date("2026-11-27T15:00:00Z"));
    expect([event.summary, event.description]).toEqual(["Delivery from Éléskamra", "Your order number: 100001."]);
    expect(file).toContain("PRODID:-//Éléskamra//EN\r\n");
    expect(deliveryCalendar(order, shop)).toContain("PRODID:-//Éléskamra//HU\r\n");
  });

  it("does not exist without a time slot", () => {
    expect(deliveryCalendar({ ...order, timeSlot: null }, shop)).toBeNull();
  });

  it("does not exist when its begin or its end is no time", () => {
    for (const wrong of [{ from: "soon" }, { to: "late" }])
      expect(deliveryCalendar({ ...order, timeSlot: { ...order.timeSlot, ...wrong } }, shop)).toBeNull();
  });
});
