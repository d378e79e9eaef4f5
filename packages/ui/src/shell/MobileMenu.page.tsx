import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a phone: the tree of categories, one level at a time."],
  whenNot: ["Where there is room for columns: use MegaMenu."],
  anatomy: {
    shown: "OneLevelDown",
    height: "40rem",
    parts: [
      { at: ".back", is: "Links to offers and news, or the way a level up." },
      { at: "ul", is: "The categories of this level." },
      { at: ".header button", is: "A button that closes it." },
    ],
  },
  states: { rest: "TopLevel" },
  content: ["A category that has others below it opens them; “Összes” leads to its own page."],
  keyboard: [
    "Enter goes a level down, where the focus starts on “Vissza”.",
    "Going up, the focus returns to the category that was left.",
    "Escape closes the menu.",
  ],
  good: { shown: "OneLevelDown", because: "One level fills the screen, and the way back is on top." },
  bad: {
    shown: (
      <Link href="/pe-ka-ru/kenye-r" variant="plain">
        — — Kenyér
      </Link>
    ),
    because: "An unfolded tree on a phone leaves small targets and no overview.",
  },
};
