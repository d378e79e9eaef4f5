import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "../field/Select.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["To choose how the goods arrive, in the cart and at the checkout."],
  whenNot: ["To tell of all methods without a choice: use ShippingMethodCard.", "For payment: use PaymentPicker."],
  anatomy: {
    shown: "NothingChosen",
    parts: [
      { at: "legend", is: "The question." },
      { at: ".card", is: "A card for each method: its name, its earliest time, its fee." },
      { at: ".reason", is: "Why one cannot be chosen." },
    ],
  },
  states: { rest: "NothingChosen", error: "WithError" },
  content: [
    "The fee for this cart, “Ingyenes” when there is none.",
    "A reason names at most three goods, and counts the rest.",
  ],
  keyboard: ["The arrow keys go from card to card and choose."],
  good: { shown: "NothingChosen", because: "What is in the way of a method is said where it would be chosen." },
  bad: {
    shown: (
      <Select
        label="Hogyan kapod meg?"
        options={[{ value: "1", label: "Futár" }]}
        value="1"
        onChange={() => undefined}
      />
    ),
    because: "Fees and times cannot be compared in a list that is folded.",
  },
  isWide: true,
};
