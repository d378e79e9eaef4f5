import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once in the checkout: what to do with all goods that have run out."],
  whenNot: ["For one line: CartLineRow asks."],
  anatomy: {
    shown: "SameForAll",
    parts: [
      { at: "label", is: "The question." },
      { at: "select", is: "Three answers." },
    ],
  },
  states: { rest: "SameForAll" },
  content: ["An answer in the shopper’s voice: “Hívjatok fel”."],
  keyboard: ["Arrow keys choose in the list."],
  good: { shown: "Mixed", because: "Lines that were answered apart are not overwritten in silence." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Elfogadom a helyettesítést
      </Checkbox>
    ),
    because: "Consent is asked, not assumed.",
  },
};
