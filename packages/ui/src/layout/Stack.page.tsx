import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For parts below each other with one space between them: a head, a form's side notes, a list."],
  whenNot: ["For buttons beside each other: use ButtonRow.", "For like things in columns: use Grid."],
  anatomy: {
    shown: "Filled",
    parts: [{ at: "p", is: "Parts, from the top." }, { is: "One space between any two." }],
  },
  states: { rest: "Start" },
  content: ["What belongs together is closer than what does not: 1 to 3 within a part, 5 to 12 between parts."],
  keyboard: ["It takes no focus."],
  good: { shown: "Start", because: "A button is as wide as its words." },
  bad: { shown: "Filled", because: "A button of the page's width looks like the end of a form." },
};
