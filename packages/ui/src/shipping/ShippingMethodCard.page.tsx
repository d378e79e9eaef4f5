import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To tell of a method: its fees, its limits, and whether it comes to this place."],
  whenNot: ["To choose one: use ShippingMethodPicker."],
  anatomy: {
    shown: "SeveralProblems",
    parts: [
      { at: ".icon", is: "An icon." },
      { at: ".name", is: "The name." },
      { at: ".facts", is: "Its fees and limits." },
      { at: ".notice", is: "Why it cannot be chosen, and what would change it." },
    ],
  },
  states: { rest: "Courier", disabled: "Unavailable" },
  content: ["The fee in forint, “ingyenes” when there is none."],
  keyboard: ["Tab goes through the links of its description."],
  good: { shown: "Unavailable", because: "It gives the reason and the way." },
  bad: { shown: <Button isDisabled>Futár</Button>, because: "It says neither price nor reason." },
  isWide: true,
};
