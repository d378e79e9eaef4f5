import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "../field/Select.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To ask where the goods go, before the first product goes into the cart or when the shopper changes it."],
  whenNot: ["For a whole address: use AddressFields.", "To show the place: use AddressDisplay."],
  anatomy: {
    shown: "SeveralPlaces",
    parts: [
      { at: "h2", is: "The question as heading." },
      { at: ".types", is: "Delivery or pickup." },
      { at: ".postcode", is: "The postcode, or the saved addresses of the person." },
      { is: "The towns, when the postcode has several." },
      { at: "[type=submit]", is: "The button that confirms." },
    ],
  },
  states: { rest: "Empty", busy: "Searching", error: "Unknown" },
  content: [
    "It asks for the postcode alone: the town follows from it.",
    "An error says whether to type again or to wait.",
  ],
  keyboard: [
    "The focus starts in the postcode; the arrow keys choose between delivery and pickup.",
    "Escape closes without a change, and the focus returns.",
  ],
  good: { shown: "SavedAddresses", because: "Who has ordered before types nothing." },
  bad: {
    shown: (
      <Select
        label="Település"
        options={[{ value: "a", label: "Aba" }]}
        value={null}
        placeholder="Válassz 3155 település közül!"
        onChange={() => undefined}
      />
    ),
    because: "Four digits say the same, and are typed faster than a name is found.",
  },
};
