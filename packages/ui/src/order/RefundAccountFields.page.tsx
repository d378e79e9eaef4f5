import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: [
    "Where cash goes back, and the shop does not know the shopper's bank account: `needsRefundAccount` says when.",
  ],
  whenNot: ["For a payment by card or transfer: the money goes back the same way."],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: ".field", is: "Whose account it is." },
      { at: ".field ~ .field", is: "Its number." },
    ],
  },
  states: { rest: "Empty", error: "Wrong" },
  content: ["The hint says which numbers there are, before one is typed."],
  keyboard: ["Tab goes from field to field."],
  good: { shown: "Filled", because: "The holder is known from the order, and can be another." },
  bad: {
    shown: <TextField label="IBAN" defaultValue="" />,
    because: "Most shoppers know their account by its Hungarian number.",
  },
};
