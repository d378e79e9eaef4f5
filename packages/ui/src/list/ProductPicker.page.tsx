import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To add to a list while typing."],
  whenNot: ["To search the shop: use SearchBox."],
  anatomy: {
    shown: "Proposing",
    height: "30rem",
    parts: [
      { at: "input", is: "The field." },
      { at: ".option", is: "Products with their price." },
      { at: ".write", is: "The last row: the words themselves." },
    ],
  },
  states: { rest: "Proposing" },
  content: ["Nothing found says so, and offers the words."],
  keyboard: ["Arrow keys choose; Enter takes the first or the chosen one; Escape closes."],
  good: { shown: "NothingFound", because: "What the shop does not have can be on a list all the same." },
  bad: { shown: <p>0 találat</p>, because: "A dead end." },
  isWide: true,
};
