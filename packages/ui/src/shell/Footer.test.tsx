import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Footer } from "./Footer.tsx";

it("[NAV-5] shows blocks, news, social and legal links, payments and a trust badge", () => {
  const html = renderToStaticMarkup(
    <Footer
      brand="Kamra"
      blocks={[{ id: "1", title: "Segítség", links: [{ label: "Szállítás", url: "/szallitas" }] }]}
      blogEntries={[
        { id: "1", title: "Tökös sütemények", lead: "", url: "/cikk/tok", image: null, publishedAt: "2026-11-01" },
      ]}
      moreNewsHref="/hirek"
      socialLinks={[{ href: "https://pelda.hu/kamra", label: "Közösség" }]}
      legalLinks={[{ href: "/cikk/aszf", label: "ÁSZF" }]}
      payments={["Bankkártya"]}
      trustBadge={<img src="/arukereso.svg" alt="Megbízható bolt" />}
    />,
  );
  for (const href of ["/szallitas", "/cikk/tok", "/hirek", "https://pelda.hu/kamra", "/cikk/aszf"])
    expect(html).toContain(`href="${href}"`);
  for (const text of ["Segítség", "További hírek", "Bankkártya", "Megbízható bolt"]) expect(html).toContain(text);
});
