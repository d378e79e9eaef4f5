import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a Hungarian postcode."],
  whenNot: ["With a street: use AddressFields, which finds the town."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "label", is: "The label." },
      { at: ".box", is: "Four digits, with the keyboard for numbers." },
      { at: ".error", is: "The error." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["A code that does not exist says so; the town is never guessed (ADDR-6)."],
  keyboard: ["Tab reaches it; what is pasted keeps its digits alone."],
  good: { shown: "Empty", because: "An example says what fits." },
  bad: { shown: <TextField label="Irányítószám" />, because: "A keyboard with letters for four digits." },
};
