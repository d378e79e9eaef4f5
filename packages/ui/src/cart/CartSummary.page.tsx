import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For the sums of a cart, before ordering."],
  whenNot: ["After ordering: use OrderReceipt."],
  anatomy: {
    shown: "Full",
    parts: [
      { at: ".part", is: "The goods." },
      { at: ".part:nth-child(3)", is: "Delivery, service and deposits, each with its reason." },
      { at: ".total", is: "What is to be paid." },
      { at: ".meter", is: "The weight." },
    ],
  },
  states: { rest: "Full", busy: "Loading", error: "TooHeavy" },
  content: ["All sums with VAT, in whole forint (LAW-3).", "An estimate says what makes it one."],
  keyboard: ["It takes no focus."],
  good: { shown: "Full", because: "Each fee has its line." },
  bad: {
    shown: <p>Fizetendő: 12 990 Ft + költségek</p>,
    because: "Costs that come later are a breach of trust, and of law.",
  },
};
