import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["While a cart is on its way."],
  whenNot: ["When the cart is empty: use EmptyState."],
  anatomy: {
    shown: "Loading",
    parts: [{ at: ".line", is: "Lines in the shape of a cart." }, { is: "Their sum." }],
  },
  states: { rest: "Loading" },
  content: ["No words: screen readers hear of the waiting from the page."],
  keyboard: ["It takes no focus."],
  good: { shown: "Loading", because: "What comes has the same shape, so nothing jumps." },
  bad: {
    shown: <p>Betöltés…</p>,
    because: "A word alone says nothing of what comes, and the page jumps when it is there.",
  },
  isWide: true,
};
