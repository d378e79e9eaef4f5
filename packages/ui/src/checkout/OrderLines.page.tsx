import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For the lines of an order that can no longer be changed, such as in OrderOverview."],
  whenNot: ["Where quantities change: use CartLineRow.", "After ordering: use OrderReceipt."],
  anatomy: {
    shown: "Lines",
    parts: [
      { at: ".picture", is: "The picture." },
      { at: ".name", is: "The name." },
      { at: ".quantity", is: "The quantity and the price of a unit." },
      { at: ".amount", is: "The sum." },
    ],
  },
  states: { rest: "Lines" },
  content: ["The price of a unit stands on each line (LAW-2)."],
  keyboard: ["It takes no focus."],
  good: { shown: "Lines", because: "All that decides is there, and nothing can be pressed by accident." },
  bad: { shown: <p>3 tétel, 6 191 Ft</p>, because: "What is ordered has to be seen before paying." },
};
