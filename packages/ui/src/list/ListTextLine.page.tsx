import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For a line of a list that is words, not a product."],
  whenNot: ["For a product: use ListLine."],
  anatomy: {
    shown: "OnTheList",
    parts: [
      { at: ".tick", is: "A large box." },
      { at: ".name", is: "The words as they were written." },
      { at: "a", is: "The way to products." },
    ],
  },
  states: { rest: "OnTheList" },
  content: ["The words are never corrected (LIST-11)."],
  keyboard: ["Space ticks it off."],
  good: { shown: "Ticked", because: "It stays where it was, struck through, and can be brought back." },
  bad: {
    shown: <Link href="/kereses/barna%20kenyér">https://kamra.hu/kereses/barna%20kenyér</Link>,
    because: "An address is no text.",
  },
};
