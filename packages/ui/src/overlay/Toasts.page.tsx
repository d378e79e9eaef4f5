import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a result that needs no answer: saved, put into the cart."],
  whenNot: ["For what must be read or put right: use Notice, or the field's error."],
  anatomy: {
    shown: "Success",
    parts: [
      { at: ".toast > svg", is: "An icon for its kind." },
      { at: ".text", is: "One sentence." },
      { at: ".toast button", is: "A button that closes it." },
    ],
  },
  states: { rest: "Success", error: "Failure" },
  content: ["One sentence of at most ten words."],
  keyboard: ["It takes no focus. It waits while the pointer or the focus is on it, and can be closed."],
  good: { shown: "Success", because: "It says what was done." },
  bad: {
    shown: <Notice tone="danger" title="Javítsd ki az irányítószámot!" />,
    because: "It would be gone before it is put right.",
  },
};
