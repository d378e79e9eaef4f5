import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Checkbox } from "../field/Checkbox.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Beside a list on wide screens: to narrow it."],
  whenNot: ["On phones: use FilterDrawer, which holds it."],
  anatomy: {
    shown: "Some",
    parts: [
      { at: ".section", is: "A group a property, with its heading." },
      { at: "label.checkbox", is: "Choices with the number of products." },
      { at: ".range", is: "The range of prices." },
    ],
  },
  states: { rest: "Nothing", error: "WrongPrice" },
  content: ["A choice that leads to nothing shows 0 and cannot be taken."],
  keyboard: ["Tab goes from group to group; space ticks."],
  good: { shown: "Some", because: "What is chosen is on top." },
  bad: {
    shown: (
      <Checkbox isSelected={false} onChange={() => undefined}>
        Egyéb
      </Checkbox>
    ),
    because: "“Other” filters nothing that a reader knows.",
  },
};
