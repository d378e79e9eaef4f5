import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Menu } from "./Menu.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For three or more actions on one thing, none of them the main one."],
  whenNot: [
    "For one or two actions: use ButtonRow.",
    "For pages: use links.",
    "For a choice that is kept: use Select.",
  ],
  anatomy: {
    shown: "Open",
    parts: [
      { at: "button", is: "A button with an arrow." },
      { at: "[role=menu]", is: "Actions, each with an icon or none." },
    ],
  },
  states: { rest: "Closed" },
  content: ["A verb an action. What takes something away comes last, in the colour of danger."],
  keyboard: [
    "Enter, space and arrow down open it.",
    "The arrows, Home and End go through it; Enter presses; Escape or leaving it closes it.",
  ],
  good: { shown: "Closed", because: "The button says what the actions are about." },
  bad: {
    shown: <Menu label="Több" actions={[{ label: "Törlöm", onPress: () => undefined }]} />,
    because: "It hides a single action behind a word that says nothing.",
  },
};
