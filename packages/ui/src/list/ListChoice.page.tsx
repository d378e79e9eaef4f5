import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In a dialog: on which list a product goes."],
  whenNot: ["To open a list: use ListCard."],
  anatomy: {
    shown: "Several",
    parts: [
      { at: "li", is: "A row for each list." },
      { at: ".isOn", is: "Whether the product is on it already." },
    ],
  },
  states: { rest: "Several" },
  content: ["Names as their owners wrote them, whole."],
  keyboard: ["Tab goes from list to list."],
  good: { shown: "Several", because: "A list that has it already says so." },
  bad: { shown: <Button>Hozzáadás a listához</Button>, because: "To which?" },
};
