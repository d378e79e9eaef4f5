import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On an order's page: how far it is."],
  whenNot: ["Before ordering: use CheckoutSteps."],
  anatomy: {
    shown: "Underway",
    parts: [
      { at: ".stage", is: "A stage a step." },
      { at: ".time", is: "When it was reached." },
    ],
  },
  states: { rest: "Underway" },
  content: ["Stages that a shopper would tell apart."],
  keyboard: ["It takes no focus."],
  good: { shown: "Underway", because: "Past, present and what comes are told by sign and word." },
  bad: { shown: <p>Feldolgozás alatt</p>, because: "It says neither since when nor what comes." },
  isWide: true,
};
