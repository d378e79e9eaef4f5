import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once a slot is chosen: how long it is kept."],
  whenNot: ["Before one is chosen."],
  anatomy: {
    shown: "Held",
    parts: [
      { at: "svg", is: "An icon." },
      { at: ".words span", is: "The time left, or what happened." },
      { is: "The way to another slot." },
    ],
  },
  states: { rest: "Held", error: "Lost" },
  content: ["Minutes, not seconds that run.", "When it is lost, say it, and lead to the slots."],
  keyboard: ["Tab reaches the way on; changes are said politely."],
  good: { shown: "Expiring", because: "It warns while something can be done." },
  bad: { shown: <Badge tone="sale">04:59</Badge>, because: "A clock that runs presses the shopper." },
};
