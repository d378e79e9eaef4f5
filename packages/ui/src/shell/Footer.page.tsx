import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["At the end of every page."],
  whenNot: ["For what is needed to buy: it belongs above."],
  anatomy: {
    shown: "Full",
    parts: [
      { at: ".blocks", is: "Columns of links: pages, news, social networks." },
      { at: ".newsletter", is: "The newsletter." },
      { at: ".trust", is: "Ways to pay." },
      { at: ".end", is: "Whose shop it is, and what the law asks for." },
    ],
  },
  states: { rest: "Full" },
  content: ["Links are called as their pages are."],
  keyboard: ["Tab goes through the columns."],
  good: { shown: "Full", because: "What the law asks for is found on each page." },
  bad: { shown: <Link href="/jogi">Egyebek</Link>, because: "Terms and complaints have names." },
  isWide: true,
};
