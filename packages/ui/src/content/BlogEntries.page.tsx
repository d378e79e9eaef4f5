import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For two or more articles, newest first."],
  whenNot: ["For the text of one: use RichText."],
  anatomy: {
    shown: "Entries",
    parts: [
      { at: "img", is: "The picture." },
      { at: ".title a", is: "The title, which is the link." },
      { at: ".lead", is: "A sentence." },
    ],
  },
  states: { rest: "Entries" },
  content: ["The title says what the reader learns.", "A link to another site shows its arrow."],
  keyboard: ["Tab goes from title to title."],
  good: { shown: "OtherSite", because: "The arrow says that the shop is left." },
  bad: { shown: <Link href="/blog/1">Tovább…</Link>, because: "Ten links of the same name." },
};
