import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above a list of products."],
  whenNot: ["To order them: use SortSelect."],
  anatomy: {
    shown: "Cards",
    parts: [
      { at: ".view", is: "Cards." },
      { at: ".view:last-child", is: "Rows." },
    ],
  },
  states: { rest: "Cards" },
  content: ["Icons with names for screen readers."],
  keyboard: ["Arrow keys go from one to the other."],
  good: { shown: "Rows", because: "The choice is seen." },
  bad: { shown: <p>Nézet: rács | lista</p>, because: "What is chosen?" },
};
