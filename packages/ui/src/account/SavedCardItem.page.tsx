import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an address or a bank card that an account keeps."],
  whenNot: ["To choose one while ordering: use RadioCards.", "For a login: use LoginSessionItem."],
  anatomy: {
    shown: "Default",
    parts: [
      { at: ".title", is: "The name, whole." },
      { at: ".badge", is: "Whether it is offered first." },
      { at: ".facts", is: "What it is: the lines of an address, the end of a card." },
      { at: ".actions", is: "Change, offer first, delete." },
    ],
  },
  states: { rest: "One", busy: "Busy" },
  content: [
    "Of a bank card only the kind, the last four digits and the month (PAY-3).",
    "Delete asks first: the host shows the question.",
  ],
  keyboard: ["Tab goes through its buttons in the order of reading."],
  good: { shown: "Default", because: "The default says so, and offers no button to become it." },
  bad: { shown: <p>4111 1111 1111 4242</p>, because: "A whole number is never shown." },
};
