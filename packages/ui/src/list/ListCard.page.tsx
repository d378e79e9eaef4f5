import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a shopping list among others."],
  whenNot: ["For the list's lines: use ListLine."],
  anatomy: {
    shown: "Owned",
    parts: [
      { at: ".name a", is: "The name, which opens it." },
      { at: ".about", is: "How many products it has." },
      { at: ".group", is: "Who sees it." },
      { at: ".actions", is: "Rename and delete, or leave." },
    ],
  },
  states: { rest: "Owned" },
  content: ["The name as its owner wrote it, whole."],
  keyboard: ["Tab reaches the name, then the button."],
  good: { shown: "Shared", because: "It shows who sees the list." },
  bad: {
    shown: <Button variant="danger">Törlés</Button>,
    because: "A red button on each card shouts louder than the names.",
  },
};
