import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Text } from "./Text.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a heading whose size does not follow from its level, such as a card's in a list."],
  whenNot: ["For the heading of a page or a section: write `h1` or `h2`.", "For words that name no part: use Text."],
  anatomy: {
    shown: "Small",
    parts: [{ at: "h2", is: "Words in the font of headings." }],
  },
  states: { rest: "Small" },
  content: ["A few words, the first with a capital, no full stop."],
  keyboard: ["It takes no focus; screen readers go from heading to heading."],
  good: { shown: "Small", because: "A card's name is small, and its level is still right." },
  bad: {
    shown: (
      <Text size="large" weight="bold">
        Szállítás és fizetés
      </Text>
    ),
    because: "It looks like a heading, and screen readers find none.",
  },
};
