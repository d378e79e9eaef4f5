import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Wherever a product's price is shown: cards, pages, lists."],
  whenNot: [
    "For sums of a cart or an order: use CartSummary or OrderReceipt.",
    "For a price without VAT: use NetPrice beside it.",
  ],
  anatomy: {
    shown: "ReducedWithDeposit",
    parts: [
      { at: ".before", is: "The lowest price of the last 30 days, struck out, and the percent." },
      { at: ".current", is: "The price, and its unit." },
      { at: ".perUnit", is: "The unit price." },
      { is: "What a piece costs about, of weighed goods." },
      { at: ".note", is: "The deposit." },
    ],
  },
  states: { rest: "Regular" },
  content: [
    "Numbers come from the formats, with spaces that do not break.",
    "Screen readers say “649 forint darabonként”.",
  ],
  keyboard: ["It takes no focus."],
  good: { shown: "Reduced", because: "The percent counts from the lowest price of 30 days (LAW-1)." },
  bad: { shown: <Badge tone="sale">−50% akár</Badge>, because: "“Up to” is no price, and the law forbids it." },
};
