import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Disclosure } from "./Disclosure.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For what few readers need, below what all need."],
  whenNot: ["For what decides a purchase: show it.", "For steps: use a page each."],
  anatomy: {
    shown: "Open",
    parts: [
      { at: "summary", is: "A title with an arrow." },
      { at: ".answer", is: "The content." },
    ],
  },
  states: { rest: "Closed" },
  content: ["The title says what is inside, not “Részletek”."],
  keyboard: ["Tab reaches the title; Enter and space open and close it."],
  good: { shown: "Closed", because: "The title says whether to open it." },
  bad: {
    shown: (
      <Disclosure id="tovabbiak" title="Továbbiak">
        A visszaküldés 14 napon belül ingyenes.
      </Disclosure>
    ),
    because: "It hides a right behind a word that says nothing.",
  },
};
