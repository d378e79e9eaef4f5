import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a phone number, so that the courier can call."],
  whenNot: ["For any other number: use TextField."],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: "label", is: "The label." },
      { is: "Help: why it is asked for." },
      { at: ".box", is: "The field, with the country's code." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["Say why the number is needed: “A futár hívhat.”"],
  keyboard: ["Tab reaches it; phones bring the keyboard of numbers."],
  good: { shown: "Filled", because: "It is written as people read it, however it was typed." },
  bad: {
    shown: <TextField label="Telefonszám (+36XXXXXXXXX)" />,
    because: "The format is the shop's business, not the shopper's.",
  },
};
