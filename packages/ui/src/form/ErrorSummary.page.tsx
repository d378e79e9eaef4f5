import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["At the top of each form of more than one field."],
  whenNot: ["For one field: its own error is enough.", "For a message that is no error: use Notice."],
  anatomy: {
    shown: "TwoFields",
    parts: [
      { at: ".title", is: "How many fields are wrong." },
      { at: "li", is: "Each as a link to its field, with its error." },
      { is: "Or why the form was refused." },
    ],
  },
  states: { rest: "TwoFields", error: "Refused" },
  content: ["The same words as below the field."],
  keyboard: ["It takes the focus when sending has failed; a link moves on to its field."],
  good: { shown: "TwoFields", because: "All is said at once, and each is one press away." },
  bad: { shown: <Notice tone="danger" title="Kérjük, ellenőrizd az adatokat!" />, because: "Which?" },
};
