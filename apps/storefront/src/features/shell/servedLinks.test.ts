import { expect, it } from "vitest";
import { servedLinks } from "./servedLinks.ts";

const link = (url: string) => ({ label: url, url });

it("leaves out links to pages that are not there, and blocks without any other", () => {
  const blocks = [
    {
      id: "1",
      title: "a",
      links: [link("/megrendeles"), link("/belepes"), link("https://example.hu/megrendeles"), link("/megrendelesek")],
    },
    { id: "2", title: "b", links: [link("/megrendeles"), link("/profil/szemelyes-adatok")] },
  ];
  expect(servedLinks(blocks)).toEqual([
    { id: "1", title: "a", links: [link("/belepes"), link("https://example.hu/megrendeles"), link("/megrendelesek")] },
  ]);
});
