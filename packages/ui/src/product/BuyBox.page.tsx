import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a product's page, once: what it costs and the way into the cart."],
  whenNot: ["In a list: use ProductCard."],
  anatomy: [
    "The name.",
    "Badges.",
    "Price, unit price, deposit.",
    "The quantity.",
    "Why it cannot be ordered, and the ways on.",
  ],
  states: { rest: "Available", disabled: "SoldOut" },
  content: ["A product that cannot be had says why and offers a way."],
  keyboard: ["Tab reaches the quantity first."],
  good: { shown: "SoldOut", because: "It offers a way on." },
  bad: { shown: <Button isDisabled>Elfogyott</Button>, because: "A dead end." },
  isWide: true,
};
