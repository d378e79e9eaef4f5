import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["After an order to a post point: where the parcel is."],
  whenNot: ["To choose one: use PostPointPicker."],
  anatomy: {
    shown: "WithHours",
    parts: [
      { at: ".name", is: "The name." },
      { at: ".name + p", is: "The address." },
      { at: ".hours", is: "The opening hours, where they are known." },
    ],
  },
  states: { rest: "WithHours" },
  content: ["The address as on an envelope."],
  keyboard: ["It takes no focus."],
  good: { shown: "WithHours", because: "It can be found, and when it is open is known." },
  bad: { shown: <p>Átvételi pont: 40312</p>, because: "A number cannot be found in a town." },
};
