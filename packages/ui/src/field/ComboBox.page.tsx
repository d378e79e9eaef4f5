import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "./Select.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For one of very many choices that shoppers know by name: a street, a brand."],
  whenNot: ["For few choices: use RadioCards or Select.", "To search goods: use SearchBox."],
  anatomy: {
    shown: "TooMany",
    parts: [
      { at: "label", is: "The label." },
      { at: "input", is: "The field." },
      { at: ".popup", is: "The list of what fits, with the number that is left out." },
    ],
  },
  states: { rest: "Closed", disabled: "Disabled", error: "WithError" },
  content: ["Options begin with the word that is typed.", "When nothing fits, a sentence says so."],
  keyboard: [
    "Tab reaches it and opens nothing; typing narrows the list, the arrow keys go through it, Enter chooses, Escape closes.",
    "Alt and the down key open the list, Alt and the up key close it.",
  ],
  good: { shown: "Closed", because: "It can be typed into at once." },
  bad: {
    shown: (
      <Select
        label="Utca"
        value={null}
        placeholder="Válassz 214 utcából!"
        options={[{ value: "a", label: "Ady Endre utca" }]}
        onChange={() => undefined}
      />
    ),
    because: "Nobody scrolls through 214 streets.",
  },
};
