import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an order that is placed: its goods and sums."],
  whenNot: ["Before ordering: use CartSummary."],
  anatomy: {
    shown: "Whole",
    parts: [
      { at: "ul", is: "The lines." },
      { at: ".parts", is: "The fees." },
      { at: ".parts .total", is: "What was paid, and how." },
      { at: ".vat", is: "The tax in it, by its rates." },
    ],
  },
  states: { rest: "Whole" },
  content: ["Sums as they were, also when prices changed since."],
  keyboard: ["Tab goes through the links of the lines."],
  good: { shown: "Whole", because: "It adds up, line by line." },
  bad: { shown: <p>Összesen: 6 429 Ft</p>, because: "A sum without its parts cannot be checked." },
  isWide: true,
};
