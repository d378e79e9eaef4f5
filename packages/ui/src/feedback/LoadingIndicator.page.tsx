import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once, at the top of the application, while a page is on its way."],
  whenNot: ["For a part of a page: use Skeleton.", "For a button: use its `isPending`."],
  anatomy: {
    shown: "Pending",
    parts: [{ at: ".bar", is: "A bar along the edge." }],
  },
  states: { rest: "Pending" },
  content: ["Screen readers hear “Betöltés” once."],
  keyboard: ["It takes no focus."],
  good: { shown: "Pending", because: "It moves nothing." },
  bad: { shown: <p>63 %</p>, because: "A page’s progress is not known; a number would be made up." },
  isWide: true,
};
