import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Once a page, for `useDialog`: it shows what the shop asks or tells, one after the other."],
  whenNot: [
    "For a question of your own: use QuestionDialog.",
    "For where the goods go: use DeliveryTypeDialog.",
    "For news that need no answer: use Toasts.",
  ],
  anatomy: {
    shown: "Deletion",
    parts: [
      { at: "h2", is: "The question as heading." },
      { at: ".question", is: "What follows, the products that must go, or the orders to choose from." },
      { at: ".footer", is: "One button an answer; a message has one." },
    ],
  },
  states: { rest: "Deletion", error: "Failure" },
  content: ["Its texts are in the pack `dialogs`; those of the cart are core's.", "A content may have paragraphs."],
  keyboard: ["The focus goes into it and back; Escape declines."],
  good: { shown: "ProductsToRemove", because: "Each product says why it must go, before it goes." },
  bad: {
    shown: <Notice tone="danger" title="Biztosan törlöd?" />,
    because: "A question without buttons cannot be answered.",
  },
};
