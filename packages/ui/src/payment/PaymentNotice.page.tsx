import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["After ordering by card: what became of the payment."],
  whenNot: ["Before it: use PaymentPicker."],
  anatomy: {
    shown: "Declined",
    parts: [
      { at: ".title", is: "What happened." },
      { at: ".title + p", is: "Whether money has moved, and what to do." },
      { at: ".row", is: "The way on." },
      { is: "The telephone." },
    ],
  },
  states: { rest: "Waiting", busy: "Pending", error: "Declined" },
  content: [
    "First whether money was taken: that is the fear.",
    "A reason of the bank in words, not in codes.",
    "The total of another way to pay stands on its button.",
  ],
  keyboard: ["Tab reaches the way on first."],
  good: { shown: "Declined", because: "It says that nothing was lost, and what to try." },
  bad: { shown: <Notice tone="danger" title="Hibakód: 5001" />, because: "A code helps the bank, not the shopper." },
  isWide: true,
};
