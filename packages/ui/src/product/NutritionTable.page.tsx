import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For the nutrients of food, in 100 g or 100 ml."],
  whenNot: ["For other facts: use ProductSections."],
  anatomy: {
    shown: "Bread",
    parts: [
      { at: "caption", is: "A caption with the amount." },
      { at: "tbody tr", is: "A row a nutrient; its parts are indented." },
    ],
  },
  states: { rest: "Bread" },
  content: ["The order and the names are those of the law."],
  keyboard: ["It takes no focus; screen readers go through it as a table."],
  good: { shown: "Bread", because: "Amounts stand below each other." },
  bad: { shown: <p>Energia 1046 kJ, zsír 3,2 g, ebből telített 0,6 g</p>, because: "A sentence cannot be compared." },
};
