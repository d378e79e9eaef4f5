import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Button } from "../button/Button.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["In the header: the way to log in for guests, and to their own pages for all others."],
  whenNot: ["On the pages of the profile: use ProfileLayout."],
  anatomy: {
    shown: "Open",
    height: "30rem",
    parts: [
      { at: ".trigger svg", is: "An icon." },
      { at: ".name", is: "The name of the person, or the invitation to log in." },
      { at: "ul", is: "The pages of the profile." },
      { at: "button.entry", is: "Log out." },
    ],
  },
  states: { rest: "Closed" },
  content: [
    "It shows the person's name, cut where it is long; screen readers read it whole.",
    "A page has the name of its heading.",
  ],
  keyboard: ["Enter opens it, Tab goes through its links.", "Escape or leaving it closes it."],
  good: { shown: "Open", because: "Who is logged in sees their name, and reaches each page in two presses." },
  bad: {
    shown: <Button variant="danger">Kijelentkezés</Button>,
    because: "To log out is rare: in the header it is pressed by mistake.",
  },
};
