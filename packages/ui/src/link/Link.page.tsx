import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "./Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For a way to another page, of the shop or of another site.",
    "`inline` within a sentence; `standalone` alone on its line; `plain` in menus and lists of links.",
  ],
  whenNot: ["For an action: use Button.", "For the main way on from a page: use ButtonLink."],
  anatomy: {
    shown: "External",
    parts: [
      { at: "a::words", is: "Its words, underlined within a sentence." },
      { at: "svg", is: "A sign when it opens a new tab, which is also said." },
    ],
  },
  states: { rest: "Inline" },
  content: [
    "The words can be read alone: a list of links is how many readers go through a page.",
    "No “itt”, no “tovább”, no address.",
  ],
  keyboard: ["Tab reaches it; Enter opens it."],
  good: {
    shown: (
      <p>
        Nézd meg a <Link href="/szallitas">szállítás feltételeit</Link>!
      </p>
    ),
    because: "The link names its page.",
  },
  bad: {
    shown: (
      <p>
        A szállítás feltételeit <Link href="/szallitas">itt</Link> találod.
      </p>
    ),
    because: "Ten links called “itt” cannot be told apart.",
  },
};
