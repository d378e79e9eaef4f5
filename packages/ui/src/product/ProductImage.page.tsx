import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For each picture of goods."],
  whenNot: ["For what is no product: use an element of your own."],
  anatomy: {
    shown: "Picture",
    parts: [
      { at: ".frame", is: "A square on white, also in the dark, which keeps its place." },
      { at: "img", is: "The picture, or a basket." },
    ],
  },
  states: { rest: "Picture" },
  content: ["Beside the name its text is empty: it would be read twice (FMT-6)."],
  keyboard: ["It takes no focus."],
  good: { shown: "Placeholder", because: "A picture that is missing moves nothing." },
  bad: { shown: <p>kép hamarosan…</p>, because: "It promises what may never come." },
};
