import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For the first way into the goods, on the home page."],
  whenNot: ["Within a category: use CategoryChips.", "For all levels: use MegaMenu or MobileMenu."],
  anatomy: {
    shown: "Tiles",
    parts: [
      { at: "h2", is: "A heading." },
      { at: ".tile", is: "A tile for each category: a picture, its name, how many products." },
    ],
  },
  states: { rest: "Tiles" },
  content: ["The name as in the menu.", "The number counts what can be seen, not what is planned."],
  keyboard: ["Tab goes from tile to tile; a tile is one link."],
  good: { shown: "Tiles", because: "Pictures of one family, so that the names lead." },
  bad: { shown: <Link href="/kategoriak">Minden kategória</Link>, because: "A link hides what a shop has." },
  isWide: true,
};
