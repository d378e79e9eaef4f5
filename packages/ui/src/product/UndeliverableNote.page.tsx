import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a product that does not come to the chosen place."],
  whenNot: ["For a whole cart: CartSummary says it."],
  anatomy: {
    shown: "AnotherWay",
    parts: [
      { at: "svg", is: "An icon." },
      { at: ".note::words", is: "Why not, and what would bring it." },
    ],
  },
  states: { rest: "AnotherWay", error: "NoWay" },
  content: ["The way on in the same sentence (SHIP-9)."],
  keyboard: ["It takes no focus."],
  good: { shown: "AnotherWay", because: "The shopper can change the way of delivery." },
  bad: { shown: <p>Nem szállítható</p>, because: "Where, and how else?" },
};
