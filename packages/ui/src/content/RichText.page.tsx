import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For text that an editor wrote, sanitised by the server."],
  whenNot: ["For text that was not sanitised: use SanitizedRichText.", "For the shop’s own words: use Text."],
  anatomy: {
    shown: "Description",
    parts: [
      { at: "h3", is: "Headings below the page’s own." },
      { at: "p", is: "Paragraphs, lists, tables and links." },
    ],
  },
  states: { rest: "Description" },
  content: ["Editors write headings in order; it moves them below the page’s.", "Allergens are bold (LAW-8)."],
  keyboard: ["Tab goes from link to link."],
  good: { shown: "Ingredients", because: "Allergens stand out in the text." },
  bad: { shown: <p style={{ color: "red" }}>AKCIÓ!!!</p>, because: "Colours and capitals of an editor do not pass." },
};
