import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["In a grid of what the shopper has ordered before."],
  whenNot: ["For other products: use ProductCard.", "For the lines of one order: use OrderReceipt."],
  anatomy: {
    shown: "InPieces",
    parts: [
      { at: "article", is: "The product's card." },
      { at: ".last", is: "Below it the quantity of the last order." },
    ],
  },
  states: { rest: "InPieces", busy: "Loading" },
  content: ["A product that is gone keeps the name under which it was ordered."],
  keyboard: ["Tab goes through the card as through any other."],
  good: { shown: "Gone", because: "It says what is missing, in its place." },
  bad: { shown: <Notice tone="attention" title="Egy termék nem elérhető" />, because: "Which one?" },
};
