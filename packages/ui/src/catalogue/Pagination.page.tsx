import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For long lists whose pages can be linked."],
  whenNot: ["For a list of one page it shows nothing."],
  anatomy: {
    shown: "Middle",
    parts: [
      { at: ".end", is: "The previous page." },
      { at: ".isCurrent", is: "First, near and last pages." },
      { at: ".end:last-child", is: "The next page." },
    ],
  },
  states: { rest: "Middle" },
  content: ["Numbers alone; screen readers hear “3. oldal”."],
  keyboard: ["Tab goes from link to link."],
  good: { shown: "Middle", because: "First and last page are one press away." },
  bad: { shown: <Button>Több</Button>, because: "What is further down cannot be linked, and the footer flees." },
};
