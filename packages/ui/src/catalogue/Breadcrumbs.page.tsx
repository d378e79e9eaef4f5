import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above the title of a page that lies in a tree."],
  whenNot: ["In the checkout: use CheckoutSteps."],
  anatomy: {
    shown: "Product",
    parts: [
      { at: "a", is: "Links from the top down." },
      { at: "[aria-current]", is: "This page, which is no link." },
    ],
  },
  states: { rest: "Product" },
  content: ["The names of the categories, unchanged."],
  keyboard: ["Tab goes from link to link."],
  good: { shown: "Product", because: "Each level is a link." },
  bad: { shown: <Link href="/">Vissza</Link>, because: "Back to where?" },
};
