import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Below lines with weighed goods."],
  whenNot: ["For pieces alone: it shows nothing."],
  anatomy: {
    shown: "PiecesOfWeighedProduct",
    parts: [{ at: ".note", is: "What “kb.” means for the sum." }],
  },
  states: { rest: "PiecesOfWeighedProduct" },
  content: ["It says who bears the difference (QTY-6)."],
  keyboard: ["It takes no focus."],
  good: { shown: "PiecesOfWeighedProduct", because: "It is where the “kb.” is." },
  bad: { shown: <p>* Az ár tájékoztató jellegű</p>, because: "What does it mean for me?" },
};
