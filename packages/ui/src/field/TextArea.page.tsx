import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextArea } from "./TextArea.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a text of some sentences: a note for the courier, a message."],
  whenNot: ["For one line: use TextField."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label." },
      { at: ".description", is: "Help." },
      { at: "textarea", is: "The field, which grows with its text." },
      { at: ".error", is: "The error." },
    ],
  },
  states: { rest: "Empty", disabled: "Disabled", error: "Wrong" },
  content: ["Say in the help how long it may be, and who reads it."],
  keyboard: ["Tab reaches and leaves it; Enter begins a line."],
  good: { shown: "Filled", because: "What was written is seen whole." },
  bad: { shown: <TextArea label="Megjegyzés vagy kérés vagy kérdés, ha van" />, because: "A label asks one thing." },
};
