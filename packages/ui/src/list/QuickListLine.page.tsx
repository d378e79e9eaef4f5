import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For each line of a list that was typed or pasted, before anything goes into the cart."],
  whenNot: ["On a shopping list: use ListLine.", "For a line that no product was found for: use Notice with a link."],
  anatomy: {
    shown: "FoundInstead",
    parts: [
      { at: ".written", is: "What was written." },
      { at: ".instead", is: "What was looked for instead, if anything." },
      { at: ".line", is: "The proposed product, with a box to tick it off." },
      { at: ".below", is: "The others that were found, with their prices." },
    ],
  },
  states: { rest: "Proposed" },
  content: ["The shopper's own words, unchanged."],
  keyboard: ["Tab goes through box, name, quantity and choice; the arrow keys choose another product."],
  good: { shown: "FoundInstead", because: "It says that it has read the line in another way." },
  bad: { shown: <Notice tone="info" title="2 tej → Friss tej 2,8% 1 l" />, because: "And if another one was meant?" },
  isWide: true,
};
