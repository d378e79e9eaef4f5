import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To show who shares a list."],
  whenNot: ["To manage them: use SharePeople."],
  anatomy: {
    shown: "More",
    parts: [
      { at: ".avatar", is: "At most four circles with initials." },
      { at: "li:last-child", is: "The number of the others." },
    ],
  },
  states: { rest: "Two" },
  content: [
    "Initials in the Hungarian order: “KA” for Kovács Anna (FMT-3).",
    "The label names them all for screen readers.",
  ],
  keyboard: ["It takes no focus."],
  good: { shown: "Invited", because: "A dashed edge: not accepted yet." },
  bad: { shown: <p>Megosztva 6 emberrel</p>, because: "With whom?" },
};
