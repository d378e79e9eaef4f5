import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["When the cart is heavier than one delivery may be."],
  whenNot: ["Below the limit: use WeightMeter."],
  anatomy: {
    shown: "Elsewhere",
    parts: [
      { at: ".title", is: "What is wrong." },
      { at: ".title + p", is: "The limit and what to do." },
      { at: ".ways", is: "The ways on: the cart, the page about delivery." },
    ],
  },
  states: { rest: "Elsewhere" },
  content: ["The limit in whole kilograms (WEIGHT-4)."],
  keyboard: ["Tab reaches the links."],
  good: { shown: "InTheCart", because: "On the cart’s own page it does not lead to the cart." },
  bad: {
    shown: <Notice tone="danger" title="Súlyhatár túllépve" />,
    because: "A shopper does not know which limit, or by how much.",
  },
};
