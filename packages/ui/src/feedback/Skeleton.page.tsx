import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["While content loads whose shape is known."],
  whenNot: [
    "For what takes less than a blink: show nothing.",
    "For an action under way: use the button's pending state.",
  ],
  anatomy: {
    shown: "Text",
    parts: [{ at: ".skeleton", is: "A ground in the shape of what comes." }],
  },
  states: { rest: "Text", busy: "Heading" },
  content: ["It has no words; its container says that it is loading."],
  keyboard: ["It takes no focus."],
  good: { shown: "Heading", because: "It has the size of what comes, so that nothing jumps." },
  bad: { shown: <p>Kérjük, várj…</p>, because: "Words that come and go make the page jump." },
};
