import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["To say more about an icon that has a name already."],
  whenNot: ["For what a shopper needs: write it there.", "For fingers, which see none: use Popover."],
  anatomy: {
    shown: "Open",
    parts: [
      { at: "button", is: "A button or link." },
      { at: ".tooltip", is: "A few words above it." },
    ],
  },
  states: { rest: "Closed" },
  content: ["At most one line; no links."],
  keyboard: ["It shows while the focus is on its button; Escape hides it."],
  good: { shown: "Closed", because: "The name is enough, the words help." },
  bad: {
    shown: (
      <Tooltip text="A rendelés fizetési kötelezettséggel jár.">
        <Button>Megrendelem</Button>
      </Tooltip>
    ),
    because: "It hides what the law wants seen.",
  },
};
