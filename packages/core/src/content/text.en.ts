import type { contentTexts as hungarian } from "./text.hu.ts";

export const contentTexts: typeof hungarian = {
  closed: "closed",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
