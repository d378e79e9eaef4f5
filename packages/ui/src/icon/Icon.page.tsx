import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Icon } from "./Icon.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside a word, to find it faster."],
  whenNot: ["Alone as a button: use IconButton, which has a name.", "For a picture of goods: use ProductImage."],
  anatomy: {
    shown: "Medium",
    parts: [{ at: "svg", is: "A drawing in the colour of the text." }],
  },
  states: { rest: "Medium" },
  content: ["The word says it; screen readers skip the icon."],
  keyboard: ["It takes no focus."],
  good: { shown: "Medium", because: "One icon stands for one thing in all the shop: see Foundations." },
  bad: {
    shown: (
      <p>
        <Icon name="info" />
      </p>
    ),
    because: "Alone it says nothing, to a screen reader least of all.",
  },
};
