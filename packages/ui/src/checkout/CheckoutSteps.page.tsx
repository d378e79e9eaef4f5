import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above each step of the checkout."],
  whenNot: ["In the catalogue: use Breadcrumbs."],
  anatomy: {
    shown: "InTheMiddle",
    parts: [
      { at: "ol", is: "The steps in their order." },
      { at: ".done", is: "Done ones are links." },
      { at: ".current", is: "The current one." },
    ],
  },
  states: { rest: "InTheMiddle" },
  content: ["One word a step."],
  keyboard: ["Tab goes through the steps that can be opened."],
  good: { shown: "InTheMiddle", because: "It says how far it is." },
  bad: { shown: <p>2 / 4</p>, because: "A number does not say what comes." },
  isWide: true,
};
