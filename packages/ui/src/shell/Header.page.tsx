import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "At the top of every page but the checkout's. The first page, sub pages and the profile have the same one, so that search, profile and cart never move; they differ in what is in them.",
  ],
  whenNot: ["In the checkout: use CheckoutHeader."],
  anatomy: {
    shown: "OfProfile",
    height: "12rem",
    parts: [
      { at: ".brand", is: "The brand, which leads home." },
      { at: ".menu button, .navigation button", is: "The menu of categories." },
      { at: ".search", is: "Search." },
      { at: ".address", is: "Where the goods go." },
      { at: ".profile", is: "The profile." },
      { at: ".cartPlace", is: "The cart." },
    ],
  },
  states: { rest: "WithCart" },
  content: ["Icons have words beside them where there is room."],
  keyboard: ["The first Tab offers to skip it; then it goes from left to right."],
  good: { shown: "WithCart", because: "The cart says its sum." },
  bad: { shown: <Link href="/menu">Menü</Link>, because: "A shop's search and cart belong in sight." },
  isWide: true,
};
