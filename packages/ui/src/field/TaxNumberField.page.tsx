import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a company's tax number on its invoice."],
  whenNot: ["For private persons: do not ask."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label." },
      { at: ".description", is: "Help with an example." },
      { at: ".box", is: "The field." },
      { at: ".error", is: "The error." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["Give an example: 12345678-1-42."],
  keyboard: ["Tab reaches it; hyphens come by themselves."],
  good: { shown: "Empty", because: "The example shows how it is written." },
  bad: { shown: <TextField label="Adószám" error="Hibás formátum" />, because: "It does not show the right one." },
};
