import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To choose how to pay, once delivery is chosen."],
  whenNot: ["For delivery: use ShippingMethodPicker."],
  anatomy: {
    shown: "SavedCardChosen",
    parts: [
      { at: "legend", is: "The question." },
      { at: ".root ~ .root", is: "A card a way to pay, with its fee." },
      { at: ".root", is: "Saved cards." },
      { is: "Why a way is not open." },
    ],
  },
  states: { rest: "NothingChosen", error: "WithError" },
  content: ["Fees stand on the card, also when there is none."],
  keyboard: ["The arrow keys go from card to card and choose."],
  good: { shown: "CashAtTheDoor", because: "The rounding of cash is said beforehand (LAW-4)." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Kártyával fizetek
      </Checkbox>
    ),
    because: "A way to pay is never chosen for the shopper.",
  },
  isWide: true,
};
