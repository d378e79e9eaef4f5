import { expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { unclosedTags } from "../testing/unclosedTags.ts";

onBothDatabases(
  "what search engines read",
  (backend) => {
    const get = async (path: string) => await backend().fetch(path);
    const locations = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? "");

    it("is announced to robots, with the pages to leave out", async () => {
      const response = await get("/robots.txt");
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      const text = await response.text();
      expect(text).toMatch(/^User-agent: \*\nDisallow: \/graphql\n/);
      expect(text).toContain("\nSitemap: https://kamra.test/sitemap.xml\n");
    });

    it("[CAT-1] lists every page, and no others", async () => {
      const index = await (await get("/sitemap.xml")).text();
      expect(locations(index)).toEqual(
        ["pages", "categories", "brands", "products-1"].map((part) => `https://kamra.test/sitemap/${part}.xml`),
      );
      const paths: string[] = [];
      for (const part of locations(index)) {
        const response = await get(new URL(part).pathname);
        expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
        const xml = await response.text();
        expect(unclosedTags(xml.replace(/^<\?xml.*?\?>/, ""))).toEqual([]);
        paths.push(...locations(xml).map((address) => address.replace("https://kamra.test", "")));
      }
      expect(paths).toEqual(
        expect.arrayContaining([
          "/",
          "/szallitas",
          "/cikk/aszf",
          "/blog/uj",
          "/uzletek/1",
          "/zoldseg-gyumolcs/gyumolcs/magyar-gyumolcs/alma-korte",
          "/brands/kerti",
          "/termekek/alma-golden",
          "/termekek/tejfol-akcio",
        ]),
      );
      expect(new Set(paths).size).toBe(paths.length);
      const ended = await backend()
        .database.db.selectFrom("products")
        .where("status", "=", "PERMANENTLY_ENDED")
        .select("url_key")
        .execute();
      expect(ended.length).toBeGreaterThan(0);
      for (const { url_key } of ended) expect(paths).not.toContain(`/termekek/${url_key}`);
    });

    it("has the date of an article or a blog entry", async () => {
      const xml = await (await get("/sitemap/pages.xml")).text();
      expect(xml).toContain("<url><loc>https://kamra.test/cikk/aszf</loc><lastmod>2026-11-01</lastmod></url>");
      expect(xml).toContain(
        "<url><loc>https://kamra.test/blog/uj</loc><lastmod>2026-10-01T00:00:00.000Z</lastmod></url>",
      );
    });

    it.each(["products-2", "products-0", "products-", "toString", "x"])("has no part called %s", async (part) => {
      expect((await get(`/sitemap/${part}.xml`)).status).toBe(404);
    });
  },
  { shopUrl: "https://kamra.test", sitePaths: ["/", "/szallitas"] },
);
