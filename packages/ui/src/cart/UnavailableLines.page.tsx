import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above a cart that holds what cannot be ordered now."],
  whenNot: ["For one line: CartLineRow says it in its place.", "For any other message: use Notice."],
  anatomy: {
    shown: "TwoLines",
    parts: [
      { at: ".title", is: "What is wrong." },
      { at: "li", is: "Each product with its reason." },
      { at: "button", is: "One button that takes them out." },
    ],
  },
  states: { rest: "OneLine", busy: "Pending" },
  content: ["The product by its name, then the reason.", "No apology that hides the reason."],
  keyboard: ["Tab reaches the button."],
  good: { shown: "TwoLines", because: "Each product has its own reason." },
  bad: {
    shown: <Notice tone="danger" title="Hiba a kosárban!" />,
    because: "It does not say which product, why, or what to do.",
  },
};
