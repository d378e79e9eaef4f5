import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "./TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For name, e-mail and phone of the person who orders."],
  whenNot: ["For an e-mail alone: use EmailField."],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: ".field", is: "Name." },
      { at: ".field:nth-child(2)", is: "E-mail." },
      { at: ".field:nth-child(3)", is: "Phone." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["Say what each is for: the mail for the receipt, the phone for the courier."],
  keyboard: ["Tab goes from field to field; browsers fill in all three."],
  good: { shown: "Filled", because: "Three fields, no more than the order needs." },
  bad: {
    shown: <TextField label="Vezetéknév, keresztnév, születési név" />,
    because: "It asks for more than the order needs.",
  },
  isWide: true,
};
