/** Texts of instants: until when, and how long ago. */
export const timeTexts = {
  /** Until an instant, and until the end of a day. */
  until: (moment: string) => `${moment}-\u2060ig`,
  untilEndOf: (day: string) => `${day} végéig`,
  justNow: "Éppen most",
  minutesAgo: (minutes: number) => `${minutes} perce`,
  hoursAgo: (hours: number) => `${hours} órája`,
  daysAgo: (days: number) => `${days} napja`,
  monthsAgo: (months: number) => `${months} hónapja`,
  yearsAgo: (years: number) => `${years} éve`,
};

/** Texts of instants in any language. */
export type TimeTexts = typeof timeTexts;
