import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Wherever a quantity is set: cards, lists, carts."],
  whenNot: ["For a number that is no quantity: use TextField."],
  anatomy: {
    shown: "TwoUnits",
    parts: [
      { at: ".stepper > button", is: "Less." },
      { at: "label.field", is: "The quantity, which can be typed." },
      { at: ".stepper > button:last-child", is: "More." },
      { at: ".switch", is: "The unit, where there are two." },
    ],
  },
  states: { rest: "InCart", disabled: "Disabled", busy: "Pending", error: "Failed" },
  content: ["Quantities with their unit: “0,5 kg”, “3 db”.", "“15 dkg” can be typed as well (QTY-8)."],
  keyboard: ["Tab goes through minus, field and plus; the arrow keys step in the field; Enter takes what is typed."],
  good: { shown: "InCart", because: "All three parts are large enough for a thumb." },
  bad: { shown: <TextField label="Mennyiség (db)" />, because: "It knows neither step nor unit." },
};
