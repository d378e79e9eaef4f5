import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For an offer within a form that it does without, such as an account with the order."],
  whenNot: [
    "For a part of a page under a heading: use Section.",
    "For a choice of one: use RadioCards.",
    "For the whole form: use Form, which has a label too.",
  ],
  anatomy: {
    shown: "AccountWithTheOrder",
    parts: [
      { at: "legend", is: "The title, as the fieldset's legend." },
      { at: ".description", is: "What the fields are for." },
      { at: ".password", is: "The fields." },
    ],
  },
  states: { rest: "AccountWithTheOrder", error: "Wrong" },
  content: ["The title says that it is optional, once for all its fields.", "The description says what one gets."],
  keyboard: ["Tab goes through its fields; it takes no focus itself."],
  good: { shown: "AccountWithTheOrder", because: "Who does not want it sees that the form goes on without." },
  bad: {
    shown: <TextField label="Jelszó" defaultValue="" />,
    because: "Between name and telephone it reads as if an order needed a password.",
  },
};
