import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["Once, at the top of the home page."],
  whenNot: ["On any other page: use Heading."],
  anatomy: {
    shown: "WithPictures",
    parts: [
      { at: "h1", is: "The promise." },
      { at: ".lead", is: "A sentence." },
      { at: ".content button", is: "The first step." },
      { at: ".facts", is: "Facts, each with an icon." },
      { at: ".pictures", is: "Pictures where there is room." },
    ],
  },
  states: { rest: "WithPictures" },
  content: ["The promise in at most six words.", "Facts with a number: “Kiszállítás már 490 Ft díjért”."],
  keyboard: ["Tab reaches the first step."],
  good: { shown: "WithPictures", because: "One step, and facts that hold." },
  bad: { shown: <p>Üdvözlünk megújult webáruházunkban!</p>, because: "It says nothing that helps to shop." },
  isWide: true,
};
