import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For the pictures on a product's page."],
  whenNot: ["On a card: ProductCard brings its picture."],
  anatomy: {
    shown: "Several",
    parts: [
      { at: ".full", is: "The large picture." },
      { at: ".thumbnails", is: "Small ones, of which one is chosen." },
    ],
  },
  states: { rest: "Several" },
  content: ["The product's name describes the pictures."],
  keyboard: ["Tab reaches the small pictures; Enter chooses."],
  good: { shown: "Several", because: "All pictures are in reach." },
  bad: { shown: <p>1 / 5</p>, because: "A number is not a picture." },
};
