import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Popover } from "./Popover.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For an explanation that few need, beside the word it is about."],
  whenNot: [
    "For what all need: write it there.",
    "For a question that must be answered: use QuestionDialog.",
    "For actions: use Menu.",
  ],
  anatomy: {
    shown: "Open",
    parts: [
      { at: "button", is: "A button with an arrow." },
      { at: ".popup", is: "A surface beside it." },
    ],
  },
  states: { rest: "Closed" },
  content: ["The button says what is inside; two sentences at most."],
  keyboard: ["Enter and space open it, Tab goes through it.", "Escape or leaving it closes it."],
  good: { shown: "Closed", because: "A question that shoppers have, where they have it." },
  bad: {
    shown: <Popover label="Tovább">A betétdíjat visszaadjuk.</Popover>,
    because: "The word promises another page.",
  },
};
