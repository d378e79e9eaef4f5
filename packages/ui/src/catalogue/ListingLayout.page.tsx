import type { ComponentPage } from "../stories/ComponentPage.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { facets } from "../stories/facets.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For the products of a category, a brand, a promotion or a search."],
  whenNot: ["For a few products in a row: use ProductShelf.", "For products without filters: use ProductGrid."],
  anatomy: {
    shown: "Products",
    parts: [
      {
        at: ".listing > .panel, .drawer",
        is: "The filters: beside the products where the list is wide, else behind a button.",
      },
      { at: ".total", is: "How many there are." },
      { at: ".view", is: "Cards or rows, and the order." },
      { at: ".products", is: "What is chosen, the products, and the pages." },
    ],
  },
  states: { rest: "Products", busy: "Coming" },
  content: ["The number counts what the filters leave, and is said when it changes."],
  keyboard: ["Tab goes through the filters or their button, then the choices, then the products."],
  good: { shown: "Narrow", because: "A panel beside it, such as the cart, makes room for two cards still." },
  bad: {
    shown: <FilterPanel facets={facets} value={{ categoryId: "4" }} onChange={() => undefined} />,
    because: "On a phone the products begin below twenty filters.",
  },
  isWide: true,
};
