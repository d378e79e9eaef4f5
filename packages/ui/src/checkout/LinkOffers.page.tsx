import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the checkout, when an order on its way can take this cart along."],
  whenNot: ["Without such an order: it shows nothing."],
  anatomy: ["What is offered.", "What it saves.", "Each order, with its address and time.", "A button for each."],
  states: { rest: "OneOrder", busy: "Pending" },
  content: ["An order by its number, address and time.", "What is saved comes before what to do."],
  keyboard: ["Tab goes from button to button."],
  good: { shown: "OneOrder", because: "The shopper sees which order, and when it comes." },
  bad: { shown: <Button>Összevonás</Button>, because: "With what, and when does it come?" },
};
