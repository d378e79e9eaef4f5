import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Notice } from "../feedback/Notice.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a product in the cart, where it can be changed."],
  whenNot: ["In an order that is placed: use OrderReceipt.", "On a shopping list: use ListLine."],
  anatomy: {
    shown: "Regular",
    parts: [
      { at: ".picture", is: "The picture." },
      { at: ".name a", is: "The name, which leads to the product." },
      { at: ".each", is: "The price of one, and below it the price of a unit." },
      { at: ".stepper", is: "The quantity, which can be changed here." },
      { at: ".total", is: "The total of the line." },
      { at: ".remove", is: "A way to take it out." },
    ],
  },
  states: { rest: "Regular", disabled: "NoLongerAvailable", busy: "BeingUpdated", error: "Failed" },
  content: ["Why a change did not hold stands at the line, and what holds now."],
  keyboard: ["Tab goes through name, quantity and removal."],
  good: { shown: "Failed", because: "The reason stands where the change was made." },
  bad: { shown: <Notice tone="danger" title="Hiba történt a kosárban." />, because: "In which line?" },
  isWide: true,
};
