import type { ContentTexts } from "./text.hu.ts";

/** The English texts of stores and their hours. */
export const contentTexts: ContentTexts = {
  closed: "closed",
  specialDay: (date, name) => `${date}, ${name}`,
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
