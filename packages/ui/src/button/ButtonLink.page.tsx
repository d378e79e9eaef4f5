import type { ComponentPage } from "../stories/ComponentPage.ts";
import { ButtonLink } from "./ButtonLink.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For the main way on from a page: to the cart, to the checkout.",
    "When a link has to weigh as much as a button.",
  ],
  whenNot: ["For what changes something on the page: use Button.", "Within a sentence: use Link."],
  anatomy: {
    shown: "Primary",
    parts: [
      { at: "a", is: "A ground in the colour of its emphasis." },
      { at: "a::words", is: "Its words, which say where it leads." },
    ],
  },
  states: { rest: "Primary" },
  content: ["Name the page that it leads to: “A kosárhoz”.", "One to three words, without a full stop."],
  keyboard: ["Tab reaches it; Enter opens it. Space does not: it is a link."],
  good: { shown: "Primary", because: "It names what comes next." },
  bad: {
    shown: <ButtonLink href="/kosar">Kattints ide</ButtonLink>,
    because: "Read alone, it does not say where it leads.",
  },
};
