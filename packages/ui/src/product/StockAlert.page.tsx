import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product that is sold out and comes back."],
  whenNot: ["For one that never comes back: use SoldOutWays with similar products."],
  anatomy: {
    shown: "Subscribed",
    parts: [
      { at: ".state", is: "What is offered." },
      { at: "button", is: "A button to ask for it, or to leave it." },
    ],
  },
  states: { rest: "Asked", busy: "Pending", error: "Failed" },
  content: ["Say how the news comes: by mail, once."],
  keyboard: ["Tab reaches the button; Enter and space press it."],
  good: { shown: "Subscribed", because: "The wish can be taken back in the same place." },
  bad: { shown: <Notice tone="info" title="Nézz vissza később!" />, because: "It leaves the work to the shopper." },
};
