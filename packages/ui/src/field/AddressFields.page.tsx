import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextArea } from "./TextArea.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an address of delivery or billing."],
  whenNot: ["For a postcode alone, to see whether we deliver: use DeliveryTypeDialog."],
  anatomy: [
    "Postcode, which finds the place.",
    "Place.",
    "Street, with the streets that are known.",
    "House number, floor and door.",
    "A note for the courier.",
  ],
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
