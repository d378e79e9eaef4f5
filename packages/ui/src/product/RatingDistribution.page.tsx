import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a product’s page, below the details."],
  whenNot: ["Beside the name: use RatingSummary."],
  anatomy: {
    shown: "Votes",
    parts: [
      { at: ".rating", is: "The average." },
      { at: ".bar", is: "A bar for each number of stars." },
      { at: ".count", is: "How many votes." },
    ],
  },
  states: { rest: "Votes" },
  content: ["How many votes stand beside the average."],
  keyboard: ["It takes no focus."],
  good: { shown: "OneVote", because: "One vote is said to be one." },
  bad: { shown: <p>★★★★★</p>, because: "Of how many?" },
};
