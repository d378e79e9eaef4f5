import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Below a line of the cart whose product can be sliced or given as a present."],
  whenNot: ["For the quantity: use QuantityControl."],
  anatomy: {
    shown: "GiftSaved",
    parts: [
      { at: ".checkbox", is: "Sliced or not." },
      { at: "form .field", is: "The message on the card, behind a button." },
      { at: ".select", is: "The colour of the bow." },
    ],
  },
  states: { rest: "Sliced" },
  content: ["Each option says what is done: “Szeletelve kérem”.", "The message shows how much room is left."],
  keyboard: ["Tab reaches the box, then the button; Enter opens the message and goes there, or folds it."],
  good: { shown: "Gift", because: "A present is behind a quiet button: few need it." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Ajándékcsomagolást kérek
      </Checkbox>
    ),
    because: "An option is never ticked for the shopper.",
  },
};
