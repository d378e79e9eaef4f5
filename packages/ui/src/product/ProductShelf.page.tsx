import type { ComponentPage } from "../stories/ComponentPage.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a few products beside the main thing: similar ones, what others took."],
  whenNot: ["For all results: use ProductGrid."],
  anatomy: {
    shown: "Shelf",
    parts: [
      { at: ".head", is: "A heading, and a link to more." },
      { at: "li", is: "Cards: a row to swipe on a phone, two rows on a desktop." },
    ],
  },
  states: { rest: "Shelf", busy: "Loading" },
  content: ["The heading gives the reason: “Hasonló termékek”."],
  keyboard: ["Tab goes from card to card; the row follows."],
  good: { shown: "Shelf", because: "The card at the edge is cut: there is more." },
  bad: {
    shown: <EmptyState icon="sparkle" title="Nincs ajánlatunk." />,
    because: "A shelf without goods is left out.",
  },
  isWide: true,
};
