import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To choose how the goods arrive."],
  whenNot: ["For payment: use PaymentPicker."],
  anatomy: ["An icon.", "The name.", "Fee and earliest time.", "Why it cannot be chosen, and what would change it."],
  states: { rest: "Courier", disabled: "Unavailable" },
  content: ["The fee in forint, “ingyenes” when there is none."],
  keyboard: ["The arrow keys go from card to card and choose."],
  good: { shown: "Unavailable", because: "It gives the reason and the way." },
  bad: { shown: <Button isDisabled>Futár</Button>, because: "It says neither price nor reason." },
  isWide: true,
};
