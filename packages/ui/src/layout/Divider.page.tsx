import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Divider } from "./Divider.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Between parts of one card that do not belong together.", "With a word between two ways to one end."],
  whenNot: ["Between parts with headings: space is enough.", "Between lines of a list: they bring their own."],
  anatomy: {
    shown: "Word",
    parts: [
      { at: ".word", is: "A line." },
      { at: ".word::words", is: "A word in its middle, where there is one." },
    ],
  },
  states: { rest: "Word" },
  content: ["One word, in lower case: “vagy”."],
  keyboard: ["It takes no focus."],
  good: { shown: "Word", because: "It says that either way is right." },
  bad: { shown: <Divider>Vagy lépj be GoodID-val</Divider>, because: "A sentence there is read as a heading." },
};
