import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a short text that no other field fits."],
  whenNot: [
    "For e-mail, phone, postcode or password: their own fields bring the right keyboard.",
    "For several lines: use TextArea.",
  ],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label above the field." },
      { at: ".description", is: "Help below the label." },
      { at: ".box", is: "The field." },
      { at: ".error", is: "The error below the field, with an icon." },
    ],
  },
  states: { rest: "Empty", disabled: "Disabled", error: "Wrong" },
  content: [
    "The label is a noun: “Keresztnév”.",
    "Help stands there before something is wrong, with an example.",
    "An error says how to put it right: “4 számjegyet írj, például 1186”.",
  ],
  keyboard: ["Tab reaches it; the error is read with the label."],
  good: { shown: "Empty", because: "Help says what fits before anything is typed." },
  bad: {
    shown: <TextField label="Irányítószám" error="Érvénytelen" />,
    because: "It does not say what would be right.",
  },
};
