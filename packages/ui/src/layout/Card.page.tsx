import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: [
    "For what belongs together and stands beside its like: a store, a section of the profile.",
    "Roomy for a form.",
  ],
  whenNot: ["For a message: use Notice.", "For a product: use ProductCard.", "In another card: use Divider there."],
  anatomy: {
    shown: "Facts",
    parts: [
      { at: ".card", is: "A surface with a border." },
      { at: "p", is: "Parts below each other." },
    ],
  },
  states: { rest: "Facts" },
  content: ["A heading first, then what it is about."],
  keyboard: ["It takes no focus; the links within it do."],
  good: { shown: "Facts", because: "Its heading says what the card is about." },
  bad: {
    shown: <Notice tone="info" title="Budai üzlet" />,
    because: "A notice is read out as news; an address is none.",
  },
};
