import type { ComponentPage } from "../stories/ComponentPage.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside a page on wide screens: what is in the cart."],
  whenNot: ["On the cart's own page: use CartLineRow and CartSummary."],
  anatomy: {
    shown: "WithMeters",
    parts: [
      { at: "h2", is: "A heading." },
      { at: ".lines", is: "The lines." },
      { at: ".meter", is: "What is missing to free delivery." },
      { at: ".payable", is: "What is to be paid." },
      { at: "a.button", is: "The way to the cart." },
    ],
  },
  states: { rest: "Filled" },
  content: ["Empty, it says so in one sentence."],
  keyboard: ["Tab goes from line to line, then to the cart."],
  good: { shown: "Filled", because: "The sum and the way on stay in view." },
  bad: {
    shown: <EmptyState icon="basket" title="0 termék, fizetendő 0 Ft" />,
    because: "A sum of nothing is no news.",
  },
};
