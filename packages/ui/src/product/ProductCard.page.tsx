import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product among others: in a grid, a shelf, a search."],
  whenNot: ["On the product's own page: use BuyBox.", "In a cart or a list: use CartLineRow or ListLine."],
  anatomy: {
    shown: "News",
    parts: [
      { at: ".picture", is: "The picture." },
      { at: ".badge", is: "Badges, on the picture: new, usual, for adults." },
      { at: ".name a", is: "The name, which leads to the product." },
      { at: ".price", is: "The price, and below it the price of a unit." },
      { at: ".action", is: "The quantity, or why it cannot be ordered." },
    ],
  },
  states: { rest: "Available", disabled: "SoldOut", busy: "BeingUpdated", error: "Failed" },
  content: ["The name as the brand writes it, whole.", "At most two badges."],
  keyboard: ["Tab goes to the name, then to the quantity."],
  good: { shown: "Reduced", because: "Price, percent and unit price in one place." },
  bad: { shown: <Badge tone="sale">AKCIÓ!!!</Badge>, because: "A shout without a number." },
};
