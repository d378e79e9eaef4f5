import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["At the end of each form."],
  whenNot: ["Outside of a form: use ButtonRow."],
  anatomy: {
    shown: "WithAWayBack",
    parts: [
      { at: ".primary", is: "The button that sends." },
      { at: ".quiet", is: "A quiet way back." },
    ],
  },
  states: { rest: "WithAWayBack", busy: "Working" },
  content: [
    "The button says what comes of it: “Tovább a szállításhoz”.",
    "While it sends, it says so in one word: “Mentjük…”.",
  ],
  keyboard: ["Enter in a field presses it.", "While it sends, it keeps the focus and ignores presses."],
  good: { shown: "Working", because: "It keeps its place and its width." },
  bad: {
    shown: <Button isDisabled>Tovább</Button>,
    because: "A button that waits for a correct form never says what is missing.",
  },
};
