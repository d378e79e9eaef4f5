import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a card and on the page of a product that holds what the shopper avoids."],
  whenNot: ["For all allergens: ProductSections has them."],
  anatomy: {
    shown: "Named",
    parts: [
      { at: "svg", is: "An icon." },
      { at: ".note::words", is: "The avoided allergens by name." },
    ],
  },
  states: { rest: "Named" },
  content: ["Names, not codes; only those that are avoided (ALLERGEN-2)."],
  keyboard: ["It takes no focus."],
  good: { shown: "Named", because: "It warns, and forbids nothing." },
  bad: { shown: <p>Allergénmentes</p>, because: "What is not known is not promised." },
};
