import { expect, it } from "vitest";
import { servedLinks } from "./servedLinks.ts";

const link = (url: string) => ({ label: url, url });

it("leaves out links to pages that are not there, and blocks without any other", () => {
  const blocks = [
    { id: "1", title: "a", links: [link("/cikk/aszf"), link("/szallitas"), link("https://example.hu/cikk"), link("/cikkek")] },
    { id: "2", title: "b", links: [link("/kapcsolat"), link("/profil/szemelyes-adatok")] },
  ];
  expect(servedLinks(blocks)).toEqual([{ id: "1", title: "a", links: [link("/szallitas"), link("https://example.hu/cikk"), link("/cikkek")] }]);
});
