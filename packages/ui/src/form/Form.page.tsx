import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For fields that are sent together."],
  whenNot: ["For one field that acts at once: use the field alone."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: ".summary", is: "A summary of errors, once there are some." },
      { at: "div.form", is: "The fields in one column." },
      { at: ".actions", is: "The actions: the main one first." },
    ],
  },
  states: { rest: "Ready", busy: "Working", error: "Wrong" },
  content: ["Ask only for what is needed now.", "Optional fields say so; required ones do not."],
  keyboard: [
    "Enter in a field sends it.",
    "When something is wrong, the focus goes to the summary, whose links lead to the fields.",
  ],
  good: { shown: "Wrong", because: "The summary counts the errors and leads to each." },
  bad: {
    shown: <Notice tone="danger" title="Hibás kitöltés!" />,
    because: "It leaves the search for the error to the reader.",
  },
  isWide: true,
};
