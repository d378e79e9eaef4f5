import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For filters where there is no room beside the list."],
  whenNot: ["Beside the list: use FilterPanel."],
  anatomy: {
    shown: "Open",
    height: "40rem",
    parts: [
      { at: "button", is: "A button with the number of filters." },
      { at: ".panel", is: "The panel over the list." },
      { at: ".footer button", is: "The button back, with the number of products that are left." },
    ],
  },
  states: { rest: "Closed" },
  content: ["The button back names the result: “23 termék megnézése”."],
  keyboard: ["Escape closes it, and the focus returns to the button."],
  good: { shown: "Open", because: "Each change shows in the number at once." },
  bad: {
    shown: <Button>Szűrők alkalmazása</Button>,
    because: "A change applies at once; nothing has to be confirmed.",
  },
};
