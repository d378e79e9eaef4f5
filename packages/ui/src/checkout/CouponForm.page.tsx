import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once in the checkout, for the code of a coupon."],
  whenNot: ["For reductions that need no code: they are in the price."],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: "label", is: "The label." },
      { at: "input", is: "The field." },
      { at: "button", is: "The button." },
      { is: "Once applied: the code, and the way to give it up." },
    ],
  },
  states: { rest: "Empty", busy: "Pending", error: "Refused" },
  content: ["A refusal says why: expired, used up, not for these goods (SEAM-3)."],
  keyboard: ["Enter in the field applies it.", "After it is applied, Tab reaches the button that gives it up."],
  good: { shown: "Refused", because: "The field keeps what was typed." },
  bad: {
    shown: <Notice tone="danger" title="Érvénytelen kupon" />,
    because: "It does not say whether to type it again.",
  },
};
