import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Before what cannot be taken back.", "For what the law asks, such as the shopper's age."],
  whenNot: ["For what can be undone: do it, and offer the way back in Toasts."],
  anatomy: {
    shown: "AgeConfirmation",
    parts: [
      { at: "h2", is: "The question as heading." },
      { at: ".question", is: "What follows." },
      { at: ".footer", is: "One button an answer; the last changes nothing." },
    ],
  },
  states: { rest: "AgeConfirmation" },
  content: ["Answers are verbs that can be read alone: “Törlöm”, “Megtartom”."],
  keyboard: ["The focus starts on the answer that changes nothing; Escape is that answer."],
  good: { shown: "Destructive", because: "The answers can be read without the question." },
  bad: { shown: <Button variant="danger">Igen</Button>, because: "“Igen” to what?" },
};
