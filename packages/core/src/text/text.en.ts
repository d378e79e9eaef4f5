import type { TimeTexts } from "./text.hu.ts";

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

export const timeTexts: TimeTexts = {
  until: (moment) => `until ${moment}`,
  untilEndOf: (day) => `until the end of ${day}`,
  justNow: "Just now",
  minutesAgo: (minutes) => counted(minutes, "minute"),
  hoursAgo: (hours) => counted(hours, "hour"),
  daysAgo: (days) => counted(days, "day"),
  monthsAgo: (months) => counted(months, "month"),
  yearsAgo: (years) => counted(years, "year"),
};
