import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once on a page, in the footer."],
  whenNot: ["For an account’s choice: use Checkbox in the profile."],
  anatomy: {
    shown: "Empty",
    parts: [
      { at: ".lead", is: "What comes, and how often." },
      { at: ".email", is: "The address." },
      { at: ".checkbox", is: "The consent, not ticked." },
      { at: ".send", is: "The button and the notice on privacy." },
    ],
  },
  states: { rest: "Empty", busy: "Sending", error: "Wrong" },
  content: ["The consent says what for, in one sentence.", "Afterwards it says that a letter has to be confirmed."],
  keyboard: ["Tab goes through the fields to the button; Enter sends."],
  good: { shown: "Sent", because: "It says what is left to do." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Hírlevelet kérek
      </Checkbox>
    ),
    because: "A consent that is ticked beforehand is none.",
  },
};
