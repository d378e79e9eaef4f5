import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextArea } from "./TextArea.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an address of delivery or billing."],
  whenNot: ["For a postcode alone, to see whether we deliver: use DeliveryTypeDialog."],
  anatomy: {
    shown: "StreetsKnown",
    parts: [
      { at: ".place > .field", is: "Postcode, which finds the place." },
      { at: ".place > .field ~ .field", is: "Place." },
      { at: ".street > .field", is: "Street, with the streets that are known." },
      { at: ".street > .field ~ .field", is: "House number." },
      { at: "button", is: "Floor, door and a note for the courier, behind a button." },
    ],
  },
  states: { rest: "Empty", busy: "Loading", error: "Wrong" },
  content: ["One label a field; “emelet, ajtó” may stay empty, and says so."],
  keyboard: [
    "Tab goes in the order in which addresses are said.",
    "A place that the postcode finds does not move the focus.",
  ],
  good: { shown: "Filled", because: "The postcode has found the place." },
  bad: { shown: <TextArea label="Szállítási cím" />, because: "The courier has to guess which number is the house's." },
  isWide: true,
};
