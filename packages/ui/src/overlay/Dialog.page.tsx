import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a task that has to be ended or left before the page goes on."],
  whenNot: ["For a question with two answers: use QuestionDialog.", "For a message: use Notice or Toasts."],
  anatomy: {
    shown: "Center",
    parts: [
      { at: "h2", is: "A heading." },
      { at: ".header button", is: "A button that closes it." },
      { at: ".body", is: "The content, which scrolls." },
      { at: ".footer", is: "The actions, which stay." },
    ],
  },
  states: { rest: "Center" },
  content: ["The heading says what is to be done."],
  keyboard: ["The focus goes in and stays; Escape closes; then it returns to where it came from."],
  good: { shown: "Center", because: "It asks one thing." },
  bad: {
    shown: <Notice tone="info" title="A dialóguson belül még egy dialógus nyílik." />,
    because: "A dialog above a dialog: make it a page.",
  },
};
