import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Before a withdrawal is confirmed, and on its receipt."],
  whenNot: ["To choose what goes back: use WithdrawalLines.", "For what was bought: use OrderReceipt."],
  anatomy: {
    shown: "TwoProducts",
    parts: [
      { at: ".products", is: "The products, each with how much of it goes back." },
      { at: "p", is: "The refund." },
    ],
  },
  states: { rest: "TwoProducts" },
  content: ["Quantities as they were ordered: pieces with their weight, cases with their pieces."],
  keyboard: ["It takes no focus."],
  good: { shown: "TwoProducts", because: "What goes back and what comes for it stand together." },
  bad: { shown: <p>Visszaküldött tételek: 2</p>, because: "It says neither which nor for how much." },
};
