import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a card whose product cannot be had."],
  whenNot: ["On the product’s page: use StockAlert."],
  anatomy: {
    shown: "CanBeAskedFor",
    parts: [
      { at: "a", is: "Products like it." },
      { at: "button", is: "To be told when it is back." },
    ],
  },
  states: { rest: "CanBeAskedFor", busy: "Asked", error: "Failed" },
  content: ["Both in two words."],
  keyboard: ["Tab reaches one, then the other."],
  good: { shown: "Subscribed", because: "The wish is answered where it was made." },
  bad: { shown: <p>Elfogyott</p>, because: "A dead end." },
};
