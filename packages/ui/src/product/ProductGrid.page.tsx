import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For products that were looked for: a category, the results of a search."],
  whenNot: ["For a few proposals: use ProductShelf.", "For thousands: use VirtualProductGrid."],
  anatomy: {
    shown: "Products",
    parts: [
      { is: "A name for screen readers." },
      { at: ".cell", is: "Cards, as many beside each other as fit; or rows." },
    ],
  },
  states: { rest: "Products", busy: "Loading" },
  content: ["The name says what the products are."],
  keyboard: ["Tab goes from card to card in the order of reading."],
  good: { shown: "Products", because: "Cards of one height, with prices on one line." },
  bad: { shown: <p>3 termék van ebben a kategóriában, de most nem mutatjuk.</p>, because: "Show them." },
  isWide: true,
};
