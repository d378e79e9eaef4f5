import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Text } from "./Text.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For a note, a lead, or an error beside a button."],
  whenNot: [
    "For plain paragraphs: write `p`.",
    "For a heading: use Heading.",
    "For a message with a title: use Notice.",
  ],
  anatomy: {
    shown: "Muted",
    parts: [{ at: "p", is: "Text, in the colour, size and weight of its meaning." }],
  },
  states: { rest: "Muted", error: "Danger" },
  content: ["Whole sentences.", "What decides is never muted."],
  keyboard: ["It takes no focus."],
  good: { shown: "Muted", because: "A note is read second." },
  bad: {
    shown: (
      <Text tone="muted" size="small">
        A rendelés fizetési kötelezettséggel jár.
      </Text>
    ),
    because: "It hides what the law wants seen.",
  },
};
