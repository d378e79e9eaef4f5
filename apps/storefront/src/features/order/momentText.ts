import { dateFormatter } from "@kamra/core/text";

const text = dateFormatter({
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Budapest",
});

const day = dateFormatter({ month: "long", day: "numeric", timeZone: "Europe/Budapest" });

/** The last day of a period in Budapest that ends at this instant, which is not part of it. */
export const lastDayText = (end: string): string => day(new Date(Date.parse(end) - 1));

/** An instant of an order in words, in Budapest's time. */
export const momentText = (at: string): string => text(new Date(at));
