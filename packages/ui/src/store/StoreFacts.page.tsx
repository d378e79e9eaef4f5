import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In a list of stores, or beside a map."],
  whenNot: ["On the store’s own page: use OpeningHours."],
  anatomy: {
    shown: "Open",
    parts: [
      { at: "li", is: "The address." },
      { at: "li ~ li", is: "Whether it is open today, and when." },
    ],
  },
  states: { rest: "Open" },
  content: ["Both times of a day with a break."],
  keyboard: ["It takes no focus."],
  good: { shown: "OpenTwice", because: "The break is seen." },
  bad: { shown: <p>Nyitva</p>, because: "Until when?" },
};
