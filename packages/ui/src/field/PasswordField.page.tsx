import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a password, known or new."],
  whenNot: ["For a code from a mail: use TextField."],
  anatomy: {
    shown: "Guessable",
    parts: [
      { at: "label", is: "The label." },
      { at: ".description", is: "Help with the least length." },
      { at: ".box", is: "The field, and a button that shows what is typed." },
      { at: "[role=status]", is: "How strong a new one is." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["Say the least length beforehand.", "Say what makes a guessable one better."],
  keyboard: ["Tab reaches the field, then the button that shows the password."],
  good: { shown: "Guessable", because: "It helps while the password is being typed." },
  bad: {
    shown: <TextField label="Jelszó újra" />,
    because: "A second field finds no mistake that a look at the first would not.",
  },
};
