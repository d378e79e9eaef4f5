import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "./Badge.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a choice that is in force and can be taken back where it is shown, such as a filter."],
  whenNot: ["For a fact about an item: use Badge.", "For a way to a category: use CategoryChips."],
  anatomy: {
    shown: "Filter",
    parts: [
      { at: ".tag::words", is: "What was chosen." },
      { at: "svg", is: "A cross." },
    ],
  },
  states: { rest: "Filter" },
  content: ["The words of the choice itself: “Laktózmentes”.", "Screen readers also hear what a press does."],
  keyboard: ["Tab goes from tag to tag; Enter and space remove one.", "The focus then goes to the group of tags."],
  good: { shown: "Filter", because: "The cross says what a press does." },
  bad: { shown: <Badge tone="action">Laktózmentes</Badge>, because: "It looks alike, and cannot be taken back." },
};
