import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a product's page, once: what it costs and the way into the cart."],
  whenNot: ["In a list: use ProductCard."],
  anatomy: {
    shown: "News",
    parts: [
      { at: "h1", is: "The name." },
      { at: ".badge", is: "Badges." },
      { at: ".price", is: "Price, unit price, deposit." },
      { at: ".control", is: "The quantity." },
      { is: "In its place, when it cannot be ordered: why, and the ways on." },
    ],
  },
  states: { rest: "Available", disabled: "SoldOut" },
  content: ["A product that cannot be had says why and offers a way."],
  keyboard: ["Tab reaches the quantity first."],
  good: { shown: "SoldOut", because: "It offers a way on." },
  bad: { shown: <Button isDisabled>Elfogyott</Button>, because: "A dead end." },
  isWide: true,
};
