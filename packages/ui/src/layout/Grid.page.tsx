import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Stack } from "./Stack.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For like things of one width, such as stores or allergens."],
  whenNot: ["For products: use ProductGrid.", "For two parts of a page with different widths: lay the page out."],
  anatomy: {
    shown: "Narrow",
    parts: [
      { at: ".grid", is: "Columns of one width, as many as fit." },
      { at: "li", is: "Parts in the order of reading." },
    ],
  },
  states: { rest: "Narrow" },
  content: ["Parts of about the same length: the longest sets the height of its row."],
  keyboard: ["It takes no focus. Tab follows the order of reading."],
  good: { shown: "Narrow", because: "The eye compares along a row." },
  bad: {
    shown: (
      <Stack>
        <p>Pékáru</p>
        <p>Ital</p>
      </Stack>
    ),
    because: "Short things below each other leave most of a wide page empty.",
  },
  isWide: true,
};
