import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the checkout, when an order on its way can take this cart along."],
  whenNot: ["Without such an order: it shows nothing."],
  anatomy: {
    shown: "OneOrder",
    parts: [
      { at: ".title", is: "What is offered." },
      { at: ".title + p", is: "What it saves." },
      { at: "li span", is: "Each order, with its address and time." },
      { at: "li button", is: "A button for each." },
    ],
  },
  states: { rest: "OneOrder", busy: "Pending" },
  content: ["An order by its number, address and time.", "What is saved comes before what to do."],
  keyboard: ["Tab goes from button to button."],
  good: { shown: "OneOrder", because: "The shopper sees which order, and when it comes." },
  bad: { shown: <Button>Összevonás</Button>, because: "With what, and when does it come?" },
};
