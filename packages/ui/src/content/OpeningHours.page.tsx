import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a store’s page."],
  whenNot: ["In a list of stores: use StoreFacts, which has today alone."],
  anatomy: {
    shown: "Holidays",
    parts: [
      { at: ".today", is: "The week, today marked." },
      { at: ".special", is: "Days that differ." },
    ],
  },
  states: { rest: "Week" },
  content: ["From Monday to Sunday.", "A closed day says “Zárva”, never a dash."],
  keyboard: ["It takes no focus."],
  good: { shown: "Holidays", because: "A feast stands with its date below the week." },
  bad: { shown: <p>H–V: 7–21 (kivéve ünnepnapok)</p>, because: "Which, and what then?" },
};
