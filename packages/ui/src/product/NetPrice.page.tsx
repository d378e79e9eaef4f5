import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside the price, for those who are invoiced as a company."],
  whenNot: ["For all others: Price has VAT in it (LAW-3)."],
  anatomy: {
    shown: "WithRate",
    parts: [{ at: "span", is: "“nettó” and the amount." }],
  },
  states: { rest: "WithRate" },
  content: ["Never without the gross price beside it."],
  keyboard: ["It takes no focus."],
  good: { shown: "WithRate", because: "Small, and called by its name." },
  bad: { shown: <p>550 Ft + áfa</p>, because: "A consumer reads a price that is not theirs." },
};
