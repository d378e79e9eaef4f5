import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Badge } from "../feedback/Badge.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the header and the cart: where the goods go."],
  whenNot: ["In an order that is placed: write the address."],
  anatomy: {
    shown: "AppBar",
    parts: [
      { at: "svg", is: "An icon for how it arrives." },
      { at: ".words", is: "Where." },
      { at: "button", is: "The whole is a button to change it." },
    ],
  },
  states: { rest: "AppBar" },
  content: ["As short as its place: a postcode and a town in the header."],
  keyboard: ["Tab reaches it; Enter opens the dialog."],
  good: { shown: "AppBarWithoutSelection", because: "It asks, while nothing is chosen." },
  bad: { shown: <Badge>1186</Badge>, because: "A number alone does not say that it is the place." },
};
