import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "./Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For a choice that stands alone: a consent, a wish.",
    "For several choices that do not shut each other out.",
  ],
  whenNot: ["For one of several: use RadioCards.", "For what acts at once: use a button."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "span.box", is: "A box." },
      { at: ".words", is: "The words, which can be pressed too." },
      { at: ".error", is: "The error below." },
    ],
  },
  states: { rest: "Off", disabled: "Disabled", error: "Wrong" },
  content: [
    "A statement that ticking makes true: “Kérek hírlevelet”.",
    "Never a negation, and never ticked beforehand where it is a consent (LAW-9).",
  ],
  keyboard: ["Tab reaches it; space ticks it."],
  good: { shown: "Off", because: "A consent starts without a tick." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Nem kérem, hogy ne küldjetek hírlevelet
      </Checkbox>
    ),
    because: "Two negations, and ticked beforehand.",
  },
};
