import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On each page until the shopper has answered, and again when they open it from the footer."],
  whenNot: ["For any other question: use QuestionDialog.", "For news: use Notice."],
  anatomy: {
    shown: "Asking",
    parts: [
      { at: "h2", is: "The question as heading." },
      { at: ".words p", is: "What is measured, and a link to the privacy notice." },
      { at: ".answers", is: "Two answers." },
    ],
  },
  states: { rest: "Asking" },
  content: [
    "Both answers are as short as each other and look the same (LAW-9).",
    "It says that the shop works the same either way.",
  ],
  keyboard: [
    "It is the first thing that Tab reaches, though it shows last.",
    "It takes the focus only when the shopper opened it (`takesFocus`), and gives it back.",
  ],
  good: { shown: "Asking", because: "To refuse is as easy as to accept, and the page stays usable." },
  bad: {
    shown: (
      <ButtonRow>
        <Button>Elfogadom</Button>
        <Button variant="quiet">Beállítások</Button>
      </ButtonRow>
    ),
    because: "One answer shouts, and the other hides behind a second page.",
  },
  isWide: true,
};
