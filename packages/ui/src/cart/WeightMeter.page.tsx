import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside the sum of a cart that is delivered."],
  whenNot: [
    "Above the limit, in words: use WeightProblem below it.",
    "For delivery free of charge: use FreeDeliveryMeter.",
  ],
  anatomy: {
    shown: "Light",
    parts: [
      { at: ".words > span", is: "What is weighed." },
      { at: ".value", is: "The weight and the limit." },
      { at: ".bar", is: "A bar." },
    ],
  },
  states: { rest: "Light", error: "TooHeavy" },
  content: ["Kilograms with two decimals, the limit whole (WEIGHT-3)."],
  keyboard: ["It takes no focus."],
  good: { shown: "Light", because: "The limit is known before it is reached." },
  bad: { shown: <p>30 %</p>, because: "Of what?" },
};
