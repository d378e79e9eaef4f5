export const timeTexts = {
  justNow: "Éppen most",
  minutesAgo: (minutes: number) => `${minutes} perce`,
  hoursAgo: (hours: number) => `${hours} órája`,
  daysAgo: (days: number) => `${days} napja`,
  monthsAgo: (months: number) => `${months} hónapja`,
  yearsAgo: (years: number) => `${years} éve`,
};

export type TimeTexts = typeof timeTexts;
