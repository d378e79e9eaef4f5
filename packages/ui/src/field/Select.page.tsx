import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "./Select.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For one of many short choices: a brand, an order of sorting, a country."],
  whenNot: [
    "For two to six choices that need explaining: use RadioCards.",
    "Where shoppers know the word and type it: use ComboBox.",
  ],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label." },
      { at: "select", is: "The chosen option, or the placeholder." },
      { at: "svg", is: "An arrow." },
      { at: ".error", is: "The error." },
    ],
  },
  states: { rest: "NothingChosen", error: "Wrong" },
  content: [
    "Options in an order that the reader expects: by number, by time, by alphabet.",
    "The placeholder asks: “Válassz!”",
  ],
  keyboard: ["Tab reaches it; arrow keys, letters and space choose, as the browser has it."],
  good: { shown: "Chosen", because: "The label stays beside what is chosen." },
  bad: {
    shown: (
      <Select
        label=""
        value={null}
        placeholder="Rendezés"
        options={[{ value: "a", label: "Név" }]}
        onChange={() => undefined}
      />
    ),
    because: "Without a label, the choice has no name once something is chosen.",
  },
};
