import type { ComponentPage } from "../stories/ComponentPage.ts";
import { EmptyState } from "./EmptyState.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Where a list, a cart or a search has nothing to show."],
  whenNot: ["While it is loading: use Skeleton.", "When loading failed: use ErrorState."],
  anatomy: {
    shown: "EmptyCart",
    parts: [
      { at: "svg", is: "An icon for what is missing." },
      { at: ".title", is: "What is missing, as a heading." },
      { at: ".text", is: "One sentence." },
      { at: ".action", is: "One way on." },
    ],
  },
  states: { rest: "EmptyCart" },
  content: ["One sentence that names what is empty, without regret.", "One way on, as a link or a button."],
  keyboard: ["Tab reaches the way on."],
  good: { shown: "EmptyCart", because: "It says what is empty and leads on." },
  bad: {
    shown: <EmptyState icon="basket" title="Sajnáljuk, nincs semmi." />,
    because: "It regrets, and leads nowhere.",
  },
};
