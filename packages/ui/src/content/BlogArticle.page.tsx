import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a whole blog entry, below the title of its page."],
  whenNot: ["For several entries: use BlogEntries.", "For a text without date and picture: use RichText."],
  anatomy: {
    shown: "WithPicture",
    parts: [
      { at: "time", is: "When it was published." },
      { at: "img", is: "The picture." },
      { at: "div.text", is: "The text." },
    ],
  },
  states: { rest: "WithPicture" },
  content: ["The picture repeats nothing that the text says, so it has no alternative text."],
  keyboard: ["Tab goes through the links of the text."],
  good: { shown: "WithPicture", because: "Its lines are as long as one reads well, and the picture is as wide." },
  bad: {
    shown: <p>2026-11-20T08:00:00Z</p>,
    because: "A date for machines. Shoppers read the day in words, the year where it is another.",
  },
  isWide: true,
};
