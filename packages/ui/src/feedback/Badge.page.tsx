import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "./Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: [
    "For one fact that tells an item from others: new, reduced, best before.",
    "`sale` for reductions and for nothing else.",
  ],
  whenNot: ["For what can be pressed: use Button or CategoryChips.", "For a message: use Notice."],
  anatomy: {
    shown: "New",
    parts: [
      { at: ".badge", is: "A ground in the colour of its tone." },
      { at: ".badge::words", is: "One or two words." },
    ],
  },
  states: { rest: "New" },
  content: ["One or two words: “Újdonság”, “−28%”.", "At most two badges on one card."],
  keyboard: ["It takes no focus."],
  good: { shown: "Sale", because: "A number that can be read at a glance." },
  bad: {
    shown: <Badge tone="sale">Szuper ajánlat, csak most, csak nálunk!</Badge>,
    because: "It shouts, and hides the price.",
  },
};
