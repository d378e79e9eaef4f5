import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Where shoppers say what they avoid, once for all lists."],
  whenNot: ["To leave allergens out of one list: use FilterPanel.", "To warn of them: AllergenNote."],
  anatomy: {
    shown: "Two",
    parts: [{ at: ".codes", is: "The fourteen allergens of the law, each with a box." }],
  },
  states: { rest: "Two", disabled: "Disabled" },
  content: ["The law's own words, which stand on labels too.", "Say below it where the answer is kept."],
  keyboard: ["Tab goes from box to box; space ticks."],
  good: { shown: "Two", because: "What is avoided can be seen at a glance." },
  bad: { shown: <TextField label="Mire vagy érzékeny?" />, because: "Words of one's own match no label." },
};
