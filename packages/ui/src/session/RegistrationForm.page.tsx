import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["On the page that makes an account, within an AccountLayout."],
  whenNot: ["For a guest's order: use ContactFields.", "For who has an account: use LoginForm."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: ".summary", is: "What went wrong, each with a link to its field." },
      { at: ".field", is: "Name, address, telephone number, and a password with its strength." },
      { at: ".checkbox", is: "The newsletter and the terms, each to be ticked." },
      { at: ".primary", is: "The one button." },
    ],
  },
  states: { rest: "Empty", busy: "Sending", error: "Wrong" },
  content: ["Ask for what an order needs and no more.", "The newsletter says how often it comes."],
  keyboard: ["Tab goes through the fields in their order; Enter sends it."],
  good: { shown: "Wrong", because: "All that is wrong is said at once, and what was typed stays." },
  bad: {
    shown: (
      <Checkbox isSelected onChange={() => undefined}>
        Kérem a hírlevelet
      </Checkbox>
    ),
    because: "A consent that is ticked already is none.",
  },
};
