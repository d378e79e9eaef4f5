import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above a list that is narrowed: what narrows it."],
  whenNot: ["Without a filter it shows nothing."],
  anatomy: {
    shown: "Some",
    parts: [
      { at: ".tag", is: "A chip a filter." },
      { at: "button:last-child", is: "A button that clears all." },
    ],
  },
  states: { rest: "Some" },
  content: ["A chip carries its property: “Vegán”, “1 000 Ft alatt”."],
  keyboard: ["Tab goes from chip to chip; Enter takes it away, and the focus goes to the next."],
  good: { shown: "Some", because: "Each can be taken away alone." },
  bad: { shown: <Button variant="quiet">3 szűrő</Button>, because: "A number hides what they are." },
};
