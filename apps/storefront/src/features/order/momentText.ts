const format = new Intl.DateTimeFormat("hu-HU", {
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Budapest",
});

/** A moment of an order's, as shoppers read it, by the clock of Budapest. */
export const momentText = (at: string): string => format.format(new Date(at));
