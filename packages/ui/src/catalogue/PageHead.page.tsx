import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["At the top of a page that lies in a tree: a category, a brand, an article."],
  whenNot: ["On the first page: use Hero.", "For a part of a page: use Section."],
  anatomy: {
    shown: "WithParts",
    parts: [
      { at: ".place", is: "The way to the page." },
      { at: "h1", is: "Its title." },
      { is: "A sentence, where one helps." },
      { at: ".chips", is: "Links to its parts." },
    ],
  },
  states: { rest: "WithParts" },
  content: ["The title is the name in the tree, unchanged.", "The sentence says what is there, and praises nothing."],
  keyboard: ["Tab goes through the way, then through the links."],
  good: { shown: "WithLead", because: "It says where one is and what is there." },
  bad: { shown: <h1>Termékek</h1>, because: "Which ones, and how does one get back?" },
  isWide: true,
};
