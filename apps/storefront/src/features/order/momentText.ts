import { dateFormatter } from "@kamra/core/text";

const text = dateFormatter({
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Budapest",
});

/** An instant of an order in words, in Budapest's time. */
export const momentText = (at: string): string => text(new Date(at));
