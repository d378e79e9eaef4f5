import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside a product’s name."],
  whenNot: ["For all votes: use RatingDistribution."],
  anatomy: {
    shown: "Average",
    parts: [
      { at: ".stars", is: "Stars." },
      { at: "span", is: "The average, with one decimal, and how many votes." },
    ],
  },
  states: { rest: "Average" },
  content: ["Stars have words for screen readers."],
  keyboard: ["It takes no focus."],
  good: { shown: "Average", because: "The number says how much it weighs." },
  bad: { shown: <p>Vásárlóink kedvence!</p>, because: "It cannot be checked." },
};
