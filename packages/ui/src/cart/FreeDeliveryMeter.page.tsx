import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Where a shopper fills the cart and free delivery is near."],
  whenNot: ["Once the order is placed."],
  anatomy: {
    shown: "OnTheWay",
    parts: [
      { at: ".value", is: "How much is missing." },
      { at: ".bar", is: "A bar." },
    ],
  },
  states: { rest: "OnTheWay" },
  content: ["The missing amount, not the limit: “Még 2 310 Ft”."],
  keyboard: ["It takes no focus; it is said as a meter."],
  good: { shown: "OnTheWay", because: "It says what is missing." },
  bad: { shown: <Notice tone="attention" title="Nincs ingyenes szállításod!" />, because: "It blames." },
};
