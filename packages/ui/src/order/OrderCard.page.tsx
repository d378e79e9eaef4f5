import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For an order among others, in the profile."],
  whenNot: ["For one order alone: use OrderReceipt and OrderProgress."],
  anatomy: ["Date and number.", "Its state.", "Pictures of the goods.", "The total."],
  states: { rest: "Underway" },
  content: ["The state in a word of the shopper: “Úton”."],
  keyboard: ["Tab reaches the card's link."],
  good: { shown: "Underway", because: "The order is known by its goods." },
  bad: { shown: <Badge>PROC_2</Badge>, because: "A word of the warehouse." },
  isWide: true,
};
