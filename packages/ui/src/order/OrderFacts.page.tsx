import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["Beside the goods of a placed order: where it goes and when, who gets it, how it is paid and billed."],
  whenNot: ["For the goods and sums: use OrderReceipt.", "How far it has got: use OrderProgress."],
  anatomy: {
    shown: "CashAndInvoice",
    parts: [
      { at: "section", is: "Delivery: the method, the place, the time, and how to fetch it." },
      { at: "section:nth-of-type(2)", is: "The contact." },
      { at: "section:nth-of-type(3)", is: "Payment, with the cash that is due." },
      { at: "section:nth-of-type(4)", is: "The invoice's address." },
      { at: "section:nth-of-type(5)", is: "The comment." },
    ],
  },
  states: { rest: "Delivered" },
  content: ["What is not known is left out, with its heading.", "A closed order says no more how to fetch it."],
  keyboard: ["Tab goes to the link that puts the time into a calendar."],
  good: { shown: "Pickup", because: "What the counter asks for stands beside when and where." },
  bad: { shown: <p>Szállítási mód: personal_pickup</p>, because: "A shopper cannot fetch anything by it." },
};
