import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["At the top of each step of the checkout."],
  whenNot: ["On any other page: use Header."],
  anatomy: {
    shown: "WithSteps",
    parts: [
      { at: ".brand", is: "The name of the shop." },
      { at: ".action", is: "The telephone." },
      { at: ".action ~ .action", is: "The way back to the cart." },
      { at: ".steps", is: "The steps." },
    ],
  },
  states: { rest: "WithSteps" },
  content: ["The telephone in groups: “+36 1 555 0146”."],
  keyboard: ["The first Tab reaches the link that skips it."],
  good: { shown: "WithSteps", because: "Nothing here leads away by accident (NAV-2)." },
  bad: { shown: <Link href="/ajanlatok">Mai ajánlatok</Link>, because: "An offer beside the steps costs orders." },
  isWide: true,
};
