import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an e-mail address."],
  whenNot: ["For any other text: use TextField."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label." },
      { at: ".description", is: "Help." },
      { at: ".box", is: "The field, with the keyboard that has an @." },
      { at: ".error", is: "The error." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["Help says what is sent there."],
  keyboard: ["Tab reaches it; the error is read with the label."],
  good: { shown: "Empty", because: "Why it is asked stands beside it." },
  bad: {
    shown: <TextField label="E-mail" error="Hiba" />,
    because: "It does not say what would be right.",
  },
};
