import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product on a shopping list."],
  whenNot: ["For a text on a list: use ListTextLine.", "In the cart: use CartLineRow."],
  anatomy: [
    "A box to tick it off.",
    "Picture and name.",
    "Price and quantity.",
    "A substitute, when it cannot be had.",
  ],
  states: { rest: "OnTheList", disabled: "CannotBeHad", busy: "BeingUpdated", error: "Failed" },
  content: ["A product that is gone keeps its name."],
  keyboard: ["Tab goes through box, name and quantity; space ticks."],
  good: { shown: "WithSubstitute", because: "It proposes, and leaves the choice." },
  bad: { shown: <Notice tone="danger" title="Termék nem található" />, because: "Which one was it?" },
  isWide: true,
};
