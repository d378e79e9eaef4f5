import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the header, where there is room for columns: the whole tree of categories behind one button."],
  whenNot: ["On a phone: use MobileMenu.", "Inside a category: use CategoryChips."],
  anatomy: {
    shown: "WithPicturesAndTwoLevels",
    height: "30rem",
    parts: [
      { at: "button", is: "The button that opens it." },
      { at: ".top", is: "The top categories." },
      { at: ".columns", is: "The sub-categories of the active one, at most three columns of seven." },
      { at: ".all", is: "A link to all products of the active one." },
      { at: ".links", is: "Links to offers and news." },
    ],
  },
  states: { rest: "Closed" },
  content: ["The names are those of the categories, unshortened."],
  keyboard: [
    "Each list is one Tab stop: up and down move in it, left and right between the two.",
    "Home and End go to the first and the last.",
    "Escape closes it, and the focus returns to the button.",
  ],
  good: {
    shown: "WithPicturesAndTwoLevels",
    because: "Two levels are in sight, and a picture is known before its word.",
  },
  bad: {
    shown: <Link href="/termekek">Tejtermék, tojás › Tej › Laktózmentes tej</Link>,
    because: "A menu that unfolds three times is lost with one wrong move of the pointer.",
  },
  isWide: true,
};
