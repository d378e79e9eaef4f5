import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "./Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["When a whole page or a part of it could not be loaded."],
  whenNot: ["When a form was refused: use ErrorSummary.", "When there is simply nothing: use EmptyState."],
  anatomy: {
    shown: "General",
    parts: [
      { at: "svg", is: "An icon." },
      { at: ".title", is: "What happened, as a heading." },
      { at: ".text", is: "A sentence on what to do." },
      { at: ".action", is: "A button to try again, or the way home." },
    ],
  },
  states: { rest: "General", error: "WithMessage" },
  content: ["Name the cause only if the reader can do something about it.", "No codes, no English."],
  keyboard: ["Tab reaches the button; Enter and space press it."],
  good: { shown: "Offline", because: "The reader can put it right." },
  bad: { shown: <Notice tone="danger" title="Hiba (500)" />, because: "A code helps the shop, not its shopper." },
};
