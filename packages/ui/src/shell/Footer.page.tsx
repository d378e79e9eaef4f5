import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["At the end of every page."],
  whenNot: ["For what is needed to buy: it belongs above."],
  anatomy: ["Columns of links.", "News.", "Social networks.", "Whose shop it is."],
  states: { rest: "Full" },
  content: ["Links are called as their pages are."],
  keyboard: ["Tab goes through the columns."],
  good: { shown: "Full", because: "What the law asks for is found on each page." },
  bad: { shown: <Link href="/jogi">Egyebek</Link>, because: "Terms and complaints have names." },
  isWide: true,
};
