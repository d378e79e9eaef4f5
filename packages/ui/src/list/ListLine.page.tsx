import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product on a shopping list."],
  whenNot: ["For a text on a list: use ListTextLine.", "In the cart: use CartLineRow."],
  anatomy: {
    shown: "OnTheList",
    parts: [
      { at: ".tick", is: "A box to tick it off." },
      { at: ".picture", is: "The picture." },
      { at: ".name a", is: "The name, which leads to the product." },
      { at: ".price", is: "The price." },
      { at: ".stepper", is: "The quantity." },
      { is: "A substitute, when it cannot be had." },
    ],
  },
  states: { rest: "OnTheList", disabled: "CannotBeHad", busy: "BeingUpdated", error: "Failed" },
  content: ["A product that is gone keeps its name."],
  keyboard: ["Tab goes through box, name and quantity; space ticks."],
  good: { shown: "WithSubstitute", because: "It proposes, and leaves the choice." },
  bad: { shown: <Notice tone="danger" title="Termék nem található" />, because: "Which one was it?" },
  isWide: true,
};
