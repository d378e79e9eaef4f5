import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Heading } from "../layout/Heading.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["For pages with one short form or message: login, registration, a new password."],
  whenNot: ["For the pages of the profile: use ProfileLayout.", "For the checkout: use CheckoutLayout."],
  anatomy: {
    shown: "Page",
    parts: [
      { at: "h1", is: "The heading." },
      { at: "p.text", is: "A sentence below it." },
      { at: ".card", is: "A card with the form." },
      { at: ".other", is: "A way to the page that is meant." },
    ],
  },
  states: { rest: "Page" },
  content: ["The heading says what the page is for; the sentence, what comes of it."],
  keyboard: ["It takes no focus; the form within it does."],
  good: { shown: "Page", because: "Who came to the wrong page sees the way on below the card." },
  bad: { shown: <Heading level="h2">Azonosítás</Heading>, because: "A word of offices: say “Belépés”." },
};
