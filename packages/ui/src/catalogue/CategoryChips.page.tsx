import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Below a category's title: the categories within it."],
  whenNot: ["For the main categories: use CategoryTiles."],
  anatomy: {
    shown: "Chips",
    parts: [
      { is: "A name for screen readers." },
      { at: ".chip", is: "A chip a category with the number of its products." },
    ],
  },
  states: { rest: "Chips" },
  content: ["Names of one or two words."],
  keyboard: ["Tab goes from chip to chip."],
  good: { shown: "Chips", because: "The number says what to expect." },
  bad: { shown: <Button variant="secondary">Alkategóriák</Button>, because: "It hides them behind a press." },
};
