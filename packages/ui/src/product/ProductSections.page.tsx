import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a product’s page, below the price."],
  whenNot: ["In a list: ProductCard has what decides."],
  anatomy: {
    shown: "Food",
    parts: [
      { at: "section:nth-of-type(2)", is: "Ingredients, allergens in bold." },
      { at: ".allergens", is: "Allergens again, as a list." },
      { at: "table", is: "Nutrition." },
      { at: ".facts", is: "Facts: size, weight, shelf life." },
    ],
  },
  states: { rest: "Food" },
  content: ["A section without content is left out.", "Words of the label, not of advertising (LAW-8)."],
  keyboard: ["It takes no focus."],
  good: { shown: "Food", because: "Allergens are found without reading all." },
  bad: { shown: <p>Allergének: lásd a csomagoláson</p>, because: "The law wants them before buying." },
  isWide: true,
};
