import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Link } from "../link/Link.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["On the first page of the profile."],
  whenNot: ["Beside a page of the profile: use ProfileLayout.", "In the header: use ProfileMenu."],
  anatomy: {
    shown: "FirstPage",
    parts: [
      { at: ".picture", is: "An icon." },
      { at: ".label", is: "The name of the page." },
      { at: ".hint", is: "A few words on what is there." },
      { at: ".row > svg", is: "An arrow." },
    ],
  },
  states: { rest: "FirstPage" },
  content: ["The name is the heading of the page; the words name what is found there."],
  keyboard: ["Each row is one link; Tab goes through them."],
  good: { shown: "FirstPage", because: "Each row tells what is behind it." },
  bad: {
    shown: <Link href="/profil/beallitasok">Beállítások</Link>,
    because: "One word for all: it must be opened to be known.",
  },
  isWide: true,
};
