import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For all brands on one page."],
  whenNot: ["For the brands of a list: use FilterPanel."],
  anatomy: {
    shown: "Letters",
    parts: [
      { at: ".name", is: "A letter as heading." },
      { at: ".brand", is: "The brands that begin with it, with how many products each has." },
    ],
  },
  states: { rest: "Letters" },
  content: ["Hungarian letters of two characters are letters: Cs comes after C."],
  keyboard: ["Tab goes from brand to brand; screen readers go from letter to letter by headings."],
  good: { shown: "Letters", because: "A name is found by its letter, in one look." },
  bad: {
    shown: <Link href="/brands?p=2">Márkák, 2. oldal</Link>,
    because: "A shopper cannot know which page has the name.",
  },
};
