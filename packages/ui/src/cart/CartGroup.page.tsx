import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["On the page of the cart, once for each category of the goods."],
  whenNot: ["In the panel beside the products: use CartPanel.", "For lines that can only be read: use OrderLines."],
  anatomy: {
    shown: "Lines",
    parts: [
      { at: "h2", is: "The category." },
      { at: ".lines", is: "The lines, on one surface." },
    ],
  },
  states: { rest: "Lines", busy: "Loading" },
  content: ["The category's name, unchanged. Lines without one are called “Egyéb”."],
  keyboard: ["Tab goes from line to line; screen readers go from category to category."],
  good: { shown: "Lines", because: "A cart of forty lines can be gone through by shelf." },
  bad: { shown: <Notice tone="info" title="40 termék a kosárban" />, because: "Which ones are for the fridge?" },
  isWide: true,
};
