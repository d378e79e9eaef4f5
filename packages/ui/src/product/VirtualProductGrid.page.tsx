import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For thousands of products in one list."],
  whenNot: ["For fewer: use ProductGrid, which the server renders."],
  anatomy: {
    shown: "TwoThousand",
    parts: [{ at: ".cell", is: "Cards near the screen." }, { is: "Room for the others." }],
  },
  states: { rest: "TwoThousand", busy: "OnItsWay" },
  content: ["The list has a name."],
  keyboard: ["Tab goes through the cards that are there."],
  good: { shown: "TwoThousand", because: "As fast as twenty." },
  bad: { shown: <Button variant="secondary">Mutass még 20 terméket</Button>, because: "A hundred presses to the end." },
  isWide: true,
};
