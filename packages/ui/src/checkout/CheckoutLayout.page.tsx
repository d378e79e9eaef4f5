import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Around each step of the checkout."],
  whenNot: ["For the cart: its lines need the width."],
  anatomy: {
    shown: "WithNotice",
    parts: [
      { at: ".folded, .side", is: "The order, folded on a phone, beside the form elsewhere." },
      { at: "h1", is: "The heading of the step." },
      { at: ".notice", is: "What has to be done first, if anything." },
      { at: ".step > .field", is: "The form." },
      { at: ".actions", is: "The sum, the button on and the link back." },
    ],
  },
  states: { rest: "Step" },
  content: [
    "The heading is a question or the name of the step.",
    "The button says where it leads: “Tovább a szállításhoz”.",
  ],
  keyboard: ["Tab goes through the form, then on, then back."],
  good: { shown: "WithNotice", because: "Why the shopper was sent here stands above the form." },
  bad: { shown: <Button>Következő</Button>, because: "It does not say what comes." },
  isWide: true,
};
