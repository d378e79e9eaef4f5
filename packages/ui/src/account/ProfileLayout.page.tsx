import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Around each page of the profile."],
  whenNot: ["For a page outside of the profile: the page has its own layout."],
  anatomy: {
    shown: "WithAction",
    parts: [
      { at: ".menu, .back", is: "The way back, or the other pages beside it where there is room." },
      { at: "h1", is: "The heading." },
      { at: ".lead", is: "A sentence." },
      { at: ".head button", is: "The one main action." },
      { at: ".state", is: "The content." },
    ],
  },
  states: { rest: "WithAction" },
  content: [
    "The heading is what the menu calls the page.",
    "The sentence says what the page is good for, not what it shows.",
  ],
  keyboard: ["Tab goes through the menu, then the action, then the content."],
  good: { shown: "WithAction", because: "One action, beside the heading." },
  bad: {
    shown: (
      <ButtonRow>
        <Button>Új cím</Button>
        <Button>Importálás</Button>
        <Button>Nyomtatás</Button>
      </ButtonRow>
    ),
    because: "Three main actions are none.",
  },
  isWide: true,
};
