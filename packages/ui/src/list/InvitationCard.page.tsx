import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Above the lists, when another user shares a list."],
  whenNot: ["For an own list: use ListCard."],
  anatomy: {
    shown: "Waiting",
    parts: [
      { at: ".name", is: "The list’s name." },
      { at: ".about", is: "Who shares it." },
      { at: ".actions", is: "Accept and decline." },
    ],
  },
  states: { rest: "Waiting" },
  content: ["The person by their whole name (LIST-5)."],
  keyboard: ["Tab reaches decline, then accept."],
  good: { shown: "Waiting", because: "Both answers are as easy." },
  bad: { shown: <Button>Elfogadom</Button>, because: "No way to decline." },
};
