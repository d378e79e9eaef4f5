import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On the page of devices, one for each login."],
  whenNot: ["For a saved address or card: use SavedCardItem."],
  anatomy: {
    shown: "Current",
    parts: [
      { at: ".title", is: "The device and browser." },
      { at: ".facts", is: "Where and when it was last used." },
      { at: ".badge", is: "“Ez az eszköz” on the one in the hand." },
      { is: "The button that ends a login, on all others." },
    ],
  },
  states: { rest: "Other", busy: "Busy" },
  content: [
    "A device that is not known says so; it is never guessed.",
    "Dates show their year only when it is another one.",
  ],
  keyboard: ["Tab reaches the button of each login but the current one."],
  good: { shown: "Current", because: "The own device cannot be logged out by mistake." },
  bad: {
    shown: <p>Mozilla/5.0 (X11; Linux x86_64) Chrome/156</p>,
    because: "Its owner does not know the device by this.",
  },
};
