import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "./Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For a message at the place that it concerns.",
    "`danger` when something failed; `attention` when something is missing; `info` for all else.",
  ],
  whenNot: ["For a fault of one field: use the field's error.", "For a result that needs no answer: use Toasts."],
  anatomy: {
    shown: "WithButton",
    parts: [
      { at: "svg", is: "An icon for its tone." },
      { at: ".title", is: "The message in one sentence." },
      { at: ".title ~ button", is: "What can be done, as text, list or link." },
    ],
  },
  states: { rest: "Attention", error: "Danger" },
  content: [
    "Say what happened and what comes next, and do not blame.",
    "Colour never speaks alone: the words say what is wrong.",
  ],
  keyboard: ["It takes no focus; screen readers say it when it appears."],
  good: { shown: "Attention", because: "It lists what is missing, so that it can be put right." },
  bad: { shown: <Notice tone="danger" title="Hibás adatok!" />, because: "It shouts, and does not say which." },
};
