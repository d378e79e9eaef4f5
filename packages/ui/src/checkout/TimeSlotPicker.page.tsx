import type { ComponentPage } from "../stories/ComponentPage.ts";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To choose when the courier comes."],
  whenNot: ["For pickup without slots: say the opening hours."],
  anatomy: {
    shown: "Held",
    parts: [
      { at: ".strip", is: "A strip of days, each with its lowest price." },
      { at: ".slots", is: "The slots of a day." },
      { at: ".refusal", is: "Why a slot cannot be taken." },
      { at: ".hold", is: "How long the chosen one is kept." },
    ],
  },
  states: { rest: "NothingChosen", busy: "Busy" },
  content: ["Days by name for a week, times as “17–18 óra”.", "A slot that is full stays, and says so."],
  keyboard: [
    "Tab reaches the days, whose arrow keys show another; then the slots, where the arrow keys move and space chooses.",
  ],
  good: { shown: "Week", because: "Prices can be compared before a day is opened." },
  bad: { shown: <TextField label="Mikor jöjjünk?" />, because: "The shop knows when it can come." },
  isWide: true,
};
