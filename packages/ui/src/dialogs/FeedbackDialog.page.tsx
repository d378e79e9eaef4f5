import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextArea } from "../field/TextArea.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For an opinion of the shop, from a link in the footer."],
  whenNot: [
    "For a question to customer service: use a page with a form.",
    "While a shopper is busy, without being asked for.",
  ],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: "fieldset", is: "Five ratings in words." },
      { at: "textarea", is: "Why, if one likes." },
      { at: "input[type=text]", is: "An address for the answer." },
      { is: "The thanks in their place, once it is sent." },
    ],
  },
  states: { rest: "Empty", busy: "Sending", error: "Wrong" },
  content: ["Ratings are sentences of the shopper, the best first."],
  keyboard: ["The arrow keys choose a rating; Escape closes it."],
  good: { shown: "Sent", because: "It says that the opinion has arrived, and asks for nothing more." },
  bad: { shown: <TextArea label="Vélemény" />, because: "A white sheet: few write without a first easy answer." },
};
