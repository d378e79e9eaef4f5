import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside each step of the checkout: what is ordered, how it arrives, and what it costs."],
  whenNot: ["On the cart's page: use CartSummary.", "For a placed order: use OrderReceipt."],
  anatomy: {
    shown: "Unfolded",
    parts: [
      { at: ".facts", is: "How, where and when it arrives." },
      { at: ".fold", is: "The ordered products, folded." },
      { at: ".parts", is: "The sums, and below them the total." },
      { at: ".meter", is: "The weight." },
    ],
  },
  states: { rest: "Folded" },
  content: ["What is not chosen yet is left out, not filled with a dash.", "It says when a sum is still counted."],
  keyboard: ["Tab reaches the fold; Enter or Space opens it."],
  good: { shown: "Unfolded", because: "The last look before paying needs no way back to the cart." },
  bad: { shown: <Badge tone="neutral">3 tétel</Badge>, because: "A number of lines does not say what is paid for." },
};
