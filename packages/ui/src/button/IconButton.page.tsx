import type { ComponentPage } from "../stories/ComponentPage.ts";
import { IconButton } from "./IconButton.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Where there is no room for words and the icon is known: close, delete, search."],
  whenNot: ["Where a word fits: use Button.", "For a link: use ButtonLink."],
  anatomy: {
    shown: "Quiet",
    parts: [
      { at: "button", is: "A square of 44 px." },
      { at: "svg", is: "The icon." },
      { is: "A name that is not seen." },
    ],
  },
  states: { rest: "Quiet", disabled: "Disabled" },
  content: ["The name says what happens to what: “Friss tej törlése”, not “Törlés”."],
  keyboard: ["Tab reaches it; Enter and space press it."],
  good: { shown: "Quiet", because: "Forty of them on a page have forty names." },
  bad: {
    shown: <IconButton icon="sparkle" label="Ajánlatok" />,
    because: "An icon that has to be guessed needs its word.",
  },
};
