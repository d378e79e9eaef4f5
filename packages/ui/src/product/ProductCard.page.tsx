import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product among others: in a grid, a shelf, a search."],
  whenNot: ["On the product's own page: use BuyBox.", "In a cart or a list: use CartLineRow or ListLine."],
  anatomy: [
    "The picture, with the badges on it.",
    "The name, which leads to the product.",
    "The price.",
    "The quantity, or why it cannot be ordered.",
  ],
  states: { rest: "Available", disabled: "SoldOut", busy: "BeingUpdated", error: "Failed" },
  content: ["The name as the brand writes it, whole.", "At most two badges."],
  keyboard: ["Tab goes to the name, then to the quantity."],
  good: { shown: "Reduced", because: "Price, percent and unit price in one place." },
  bad: { shown: <Badge tone="sale">AKCIÓ!!!</Badge>, because: "A shout without a number." },
};
