import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "./Button.tsx";
import { ButtonRow } from "./ButtonRow.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For two or three buttons that belong together."],
  whenNot: [
    "For the end of a form: use FormActions, which knows the state of sending.",
    "For one button: it needs no row.",
  ],
  anatomy: {
    shown: "Start",
    parts: [
      { at: ".primary", is: "The main button first." },
      { at: ".secondary", is: "The others, in falling importance." },
    ],
  },
  states: { rest: "Start" },
  content: ["Each label can be read alone."],
  keyboard: ["Tab goes through the buttons in the order that is seen."],
  good: { shown: "Start", because: "The main step comes first, on each side of the screen." },
  bad: {
    shown: (
      <ButtonRow>
        <Button>Mentés</Button>
        <Button>Mégsem</Button>
      </ButtonRow>
    ),
    because: "Two main buttons: the eye cannot choose.",
  },
};
