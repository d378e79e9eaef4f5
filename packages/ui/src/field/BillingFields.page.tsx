import type { ComponentPage } from "../stories/ComponentPage.ts";
import { RadioCards } from "./RadioCards.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For who pays: in the checkout, and for a saved billing address."],
  whenNot: ["For where the goods go: use AddressFields."],
  anatomy: {
    shown: "Company",
    parts: [
      { at: ".checkbox", is: "The switch to a company." },
      { at: ".stack > .field", is: "The name." },
      { at: ".stack > .field ~ .field", is: "The tax number of a company." },
      { at: ".address", is: "The address." },
    ],
  },
  states: { rest: "Person", error: "Wrong" },
  content: ["The name's label follows the switch: “Név” or “Cégnév”."],
  keyboard: ["Space switches; Tab goes on to the fields that the switch has brought."],
  good: { shown: "Company", because: "Only companies are asked for a tax number." },
  bad: {
    shown: (
      <RadioCards
        label="Vevő"
        options={[
          { value: "person", icon: "user", title: "Magánszemély" },
          { value: "company", icon: "store", title: "Cég" },
        ]}
        value="person"
        onChange={() => undefined}
      />
    ),
    because: "Nine of ten shoppers are asked what they need not say.",
  },
};
