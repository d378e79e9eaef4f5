import type { ComponentPage } from "../stories/ComponentPage.ts";
import { ButtonLink } from "../button/ButtonLink.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a selection of products for an occasion, in a Grid with its like."],
  whenNot: ["For a category: use CategoryTiles.", "For a product: use ProductCard."],
  anatomy: {
    shown: "Described",
    parts: [
      { at: ".picture", is: "A picture." },
      { at: ".words", is: "The occasion, a sentence on what is in it, and how many products." },
    ],
  },
  states: { rest: "Described" },
  content: ["The occasion in one or two words; the sentence names goods, and praises nothing."],
  keyboard: ["The whole card is one link."],
  good: { shown: "Described", because: "It says what is behind it before it is pressed." },
  bad: { shown: <ButtonLink href="/akcio">Részletek</ButtonLink>, because: "Details of what?" },
};
