import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an order among others, in the profile."],
  whenNot: ["For one order alone: use OrderReceipt and OrderProgress."],
  anatomy: {
    shown: "Underway",
    parts: [
      { at: ".head a", is: "The date, which opens the order." },
      { at: ".badge", is: "Its state." },
      { at: ".facts", is: "Its number, and how it arrives." },
      { at: ".pictures", is: "Pictures of the goods." },
      { at: ".total", is: "The total." },
      { at: ".lines", is: "The goods, folded." },
      { at: ".actions", is: "What can be done with it." },
    ],
  },
  states: { rest: "Underway" },
  content: ["The state in a word of the shopper: “Úton”."],
  keyboard: ["Tab reaches the card's link."],
  good: { shown: "Underway", because: "The order is known by its goods." },
  bad: { shown: <Badge>PROC_2</Badge>, because: "A word of the warehouse." },
  isWide: true,
};
