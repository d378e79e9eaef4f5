import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the header: to look for products, categories and brands."],
  whenNot: ["To narrow a list: use FilterPanel."],
  anatomy: {
    shown: "Suggesting",
    height: "30rem",
    parts: [
      { at: "input", is: "The field." },
      { at: ".list", is: "Proposals by kind." },
      { at: ".end button", is: "A button that clears it." },
    ],
  },
  states: { rest: "Empty" },
  content: ["Proposals begin with what is typed; a product has its price."],
  keyboard: ["The arrow keys go through the proposals, Enter opens one, Escape closes."],
  good: { shown: "Empty", because: "It says what can be looked for." },
  bad: { shown: <TextField label="Keresett kifejezés megadása" />, because: "A form where a word would do." },
  isWide: true,
};
