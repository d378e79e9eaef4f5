import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once, in the header."],
  whenNot: ["For the cart’s content beside the page: use CartPanel."],
  anatomy: {
    shown: "Filled",
    parts: [
      { at: ".basket svg", is: "The basket." },
      { at: ".count", is: "How many lines." },
      { at: ".total", is: "The sum of the goods." },
    ],
  },
  states: { rest: "Filled" },
  content: ["The sum of the goods alone: delivery is not known yet (NAV-2)."],
  keyboard: ["Tab reaches it on each page."],
  good: { shown: "Filled", because: "The sum grows in sight." },
  bad: { shown: <p>Kosár</p>, because: "Did the press work?" },
};
