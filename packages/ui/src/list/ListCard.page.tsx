import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a shopping list among others."],
  whenNot: ["For the list's lines: use ListLine."],
  anatomy: ["The name, which opens it.", "How many products it has.", "Who sees it.", "Delete, or leave."],
  states: { rest: "Owned" },
  content: ["The name as its owner wrote it, whole."],
  keyboard: ["Tab reaches the name, then the button."],
  good: { shown: "Shared", because: "It shows who sees the list." },
  bad: {
    shown: <Button variant="danger">Törlés</Button>,
    because: "A red button on each card shouts louder than the names.",
  },
};
