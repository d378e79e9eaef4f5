import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above a list whose order can be chosen."],
  whenNot: ["For what narrows the list: use FilterPanel."],
  anatomy: {
    shown: "Category",
    parts: [
      { at: "label", is: "The label." },
      { at: "select", is: "The order that holds." },
    ],
  },
  states: { rest: "Category" },
  content: ["Orders in full: “Egységár szerint növekvő”."],
  keyboard: ["As a native select."],
  good: { shown: "Category", because: "The order is said in words." },
  bad: { shown: <Button variant="quiet">A–Z ↑</Button>, because: "Arrows have to be guessed." },
};
