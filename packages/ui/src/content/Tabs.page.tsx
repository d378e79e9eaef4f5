import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Tabs } from "./Tabs.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For two to five views of the same thing, when a shopper needs one at a time: a list or a map."],
  whenNot: [
    "For what is compared: show it together.",
    "For pages: use links.",
    "For a choice that is sent: use RadioCards.",
  ],
  anatomy: {
    shown: "First",
    parts: [
      { at: "[role=tablist]", is: "A row of tabs." },
      { at: "[aria-selected=true]", is: "A line below the open one." },
      { at: ".panel", is: "What the open one shows." },
    ],
  },
  states: { rest: "First" },
  content: ["One or two words a tab, all of one kind."],
  keyboard: ["Tab reaches the open tab; the arrow keys open the next one.", "Tab again goes to what it shows."],
  good: { shown: "First", because: "Both are the same points, seen in two ways." },
  bad: {
    shown: (
      <Tabs
        label="Rendelés"
        tabs={[
          { id: "1", label: "1. Cím", content: null },
          { id: "2", label: "2. Fizetés", content: null },
        ]}
        value="1"
        onChange={() => undefined}
      />
    ),
    because: "Steps have an order, which tabs do not keep: use CheckoutSteps.",
  },
};
