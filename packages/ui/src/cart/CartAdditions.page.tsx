import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Below a button that adds several products at once: an earlier order, a list, the usual basket."],
  whenNot: ["For one product: QuantityControl shows and says it.", "For a cart that was loaded: use UnavailableLines."],
  anatomy: {
    shown: "SomeMissed",
    parts: [
      { at: ".title", is: "How many are in the cart." },
      { at: "ul", is: "Those that are missing." },
      { is: "Those that do not come to the chosen place, each with what brings it there." },
      { is: "Those with what the shopper avoids." },
      { at: "a", is: "The way on." },
    ],
  },
  states: { rest: "All" },
  content: [
    "Products by their names, each with its own reason.",
    "What went well is said in the title, also when it is nothing.",
  ],
  keyboard: ["Tab reaches the way on; the focus stays on the button that was pressed."],
  good: { shown: "SomeMissed", because: "What is missing can be replaced at once." },
  bad: { shown: <Notice tone="info" title="Kész!" />, because: "It hides what did not come into the cart." },
};
