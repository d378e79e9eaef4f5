import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "./Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For an action on the page: to add, save, delete, open a dialog.",
    "`primary` once on a page, for its main step; `secondary` in lists; `quiet` for what few need; `danger` for what takes away.",
  ],
  whenNot: [
    "To go to another page: use Link or ButtonLink.",
    "For an icon alone: use IconButton, which asks for a name.",
  ],
  anatomy: {
    shown: "WithIcon",
    parts: [
      { at: "button", is: "A ground in the colour of its emphasis." },
      { at: "svg", is: "At most one icon, before the words." },
      { at: "span", is: "Its words, which say what it does." },
    ],
  },
  states: { rest: "Primary", disabled: "Disabled", busy: "Pending" },
  content: [
    "A verb of one to three words that can be read alone: “Kosárba”, “Törlöm”.",
    "Never “Igen”, “OK” or “Küldés” alone.",
  ],
  keyboard: [
    "Tab reaches it; Enter and space press it.",
    "A pending button keeps the focus, ignores presses, and looks as if it waits.",
  ],
  good: { shown: <Button variant="danger">Törlöm a listát</Button>, because: "The answer can be read alone." },
  bad: { shown: <Button>Igen</Button>, because: "The reader has to go back to the question." },
};
