import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To choose what is sent back."],
  whenNot: ["To choose what is ordered: use QuantityControl in the cart."],
  anatomy: {
    shown: "Weighed",
    parts: [
      { at: ".checkbox", is: "A box for each product." },
      { at: ".amount", is: "How much was bought." },
      { at: ".stepper", is: "Once ticked: how much goes back." },
    ],
  },
  states: { rest: "PartOfALine", error: "NothingChosen" },
  content: ["What cannot be sent back is not in the list.", "Weights as they were bought."],
  keyboard: ["Space ticks a line; then Tab reaches its quantity."],
  good: { shown: "PartOfALine", because: "A part can go back." },
  bad: { shown: <Button variant="danger">Mindent visszaküldök</Button>, because: "Most send back one thing." },
};
