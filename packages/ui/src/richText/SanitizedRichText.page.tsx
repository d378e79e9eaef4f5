import type { ComponentPage } from "../stories/ComponentPage.ts";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For HTML that a server has not sanitised: it comes from `@kamra/ui/rich-text`."],
  whenNot: ["For what was sanitised: use RichText, which is smaller."],
  anatomy: {
    shown: "Hostile",
    parts: [{ at: "p", is: "What RichText has." }],
  },
  states: { rest: "Hostile" },
  content: ["What it cannot show is left out; its words stay."],
  keyboard: ["Tab goes from link to link."],
  good: { shown: "Hostile", because: "Words stay, scripts go." },
  bad: { shown: <p>&lt;b&gt;Friss&lt;/b&gt; kenyér</p>, because: "Marks are no words." },
};
