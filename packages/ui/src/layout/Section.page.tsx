import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Text } from "./Text.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a part of a page that has a heading: a step's address, an order's lines, the latest of the blog."],
  whenNot: ["For products in a row: use ProductShelf.", "For parts that need no heading: use Stack."],
  anatomy: {
    shown: "WithAction",
    parts: [
      { at: "h2", is: "The heading, which names the part for screen readers." },
      { at: "a", is: "A link or a button beside it." },
      { at: "p", is: "The content." },
    ],
  },
  states: { rest: "WithAction" },
  content: ["A few words, no full stop.", "The link says what it does: “Módosítom”."],
  keyboard: ["Tab goes to the link, then into the content."],
  good: { shown: "WithAction", because: "What can be changed and the way to it stand in one line." },
  bad: {
    shown: (
      <Text size="large" weight="bold">
        Szállítási cím
      </Text>
    ),
    because: "It looks like a heading, and screen readers find neither heading nor part.",
  },
};
