import { taxNumberProblem } from "@kamra/core/form";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "@kamra/backend/testing";
import { drawKey } from "../image/drawKey.ts";
import { loadGlyphs } from "../image/loadGlyphs.ts";
import { categoryPath } from "../tree/categoryPath.ts";
import { tableBrands } from "../tree/brands.ts";
import { planTree } from "../tree/planTree.ts";
import { promotions } from "../tree/promotions.ts";
import { demoVersion } from "../demoVersion.ts";
import { articles } from "./articles.ts";
import { blogEntries } from "./blogEntries.ts";
import { brandDescriptions } from "./brandDescriptions.ts";
import { deliveryInfo } from "./deliveryInfo.ts";
import { footerBlocks } from "./footerBlocks.ts";
import { redirects } from "./redirects.ts";
import { shopFacts } from "./shopFacts.ts";
import { specialDays, stores, weekOf } from "./stores.ts";

const brand = "Spájz";
const written = [
  ...articles({ brand }).map(({ urlKey, content }) => ({ path: `/cikk/${urlKey}`, content })),
  ...blogEntries.map(({ urlKey, content }) => ({ path: `/blog/${urlKey}`, content })),
  ...deliveryInfo({ brand }).map(({ urlKey, content }) => ({ path: `/szallitas/${urlKey}`, content })),
  ...stores({ brand }).map(({ id, description }) => ({ path: `/uzletek/${id}`, content: description })),
];
const pages = new Set([
  ...[
    "/",
    "/ajanlatok",
    "/ujdonsagok",
    "/termekvalogatasok",
    "/szallitas",
    "/kosar",
    "/kapcsolat",
    "/uzletek",
    "/blog",
    "/brands",
  ],
  ...written.map(({ path }) => path),
  ...promotions.map(({ urlKey }) => `/termekvalogatasok/${urlKey}`),
  ...planTree().map(({ name }) => categoryPath(name)),
]);
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");

describe("the shop's content", () => {
  it("[NAV-5] leads to existing pages", () => {
    const urls = [
      ...footerBlocks.flatMap(({ links }) => links.map(({ url }) => url)),
      ...written.flatMap(({ content }) => linksIn(content)),
      ...redirects().map(({ target }) => target),
    ];
    const own = urls.filter((url) => !/^(https|mailto):/.test(url));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((url) => !pages.has(url))).toEqual([]);
  });

  it("[NAV-1] has the articles that the specification names", () => {
    expect(
      articles({ brand })
        .map(({ urlKey }) => urlKey)
        .toSorted(),
    ).toEqual([
      "adatkezelesi-tajekoztato",
      "aruhazunk-mukodese",
      "aszf",
      "fizetesi-modok",
      "impresszum",
      "megrendeles-osszekapcsolas",
    ]);
  });

  it("is HTML that nothing has to be taken out of, under the shop's name", () => {
    const plain = (html: string) => html.replaceAll("'", '"');
    for (const { path, content } of written) expect(plain(sanitizeHtml(content)), path).toBe(plain(content));
    expect(JSON.stringify(articles({ brand }))).not.toContain("Kamra");
  });

  it("is that of the demo's version: raise demoVersion and put the new digest here when it changes", () => {
    const records = [
      articles({ brand }),
      blogEntries,
      deliveryInfo({ brand }),
      stores({ brand }),
      specialDays(2026),
      redirects(),
      footerBlocks,
      brandDescriptions,
    ];
    const digest = createHash("sha256").update(JSON.stringify(records)).digest("hex").slice(0, 16);
    expect({ [demoVersion]: digest }).toEqual({ "22": "921ef4db4f06cb73" });
  });

  it("redirects no address that has a page", () => {
    expect(redirects().filter(({ path }) => pages.has(path))).toEqual([]);
  });

  it("[LAW-5] names a tax number that can be one", () => {
    expect(taxNumberProblem(shopFacts(brand).taxNumber)).toBeNull();
  });

  it("has a picture that can be drawn", async () => {
    const glyphs = await loadGlyphs();
    for (const { imageKey } of blogEntries)
      expect(drawKey(imageKey, { size: "list", glyphs }), imageKey).not.toBeNull();
  });

  it("describes existing brands", () => {
    expect(Object.keys(brandDescriptions).filter((name) => !tableBrands.includes(name))).toEqual([]);
  });
});

describe("the stores' hours", () => {
  it("are a week's, and know the holidays that move with Easter", () => {
    expect(
      weekOf({ weekdays: ["08:00", "20:00"], saturday: ["08:00", "18:00"], sunday: null }).map(
        ({ weekday }) => weekday,
      ),
    ).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      specialDays(2026)
        .filter(({ opens }) => opens === null)
        .map(({ date }) => date),
    ).toEqual([
      ...[
        "2026-01-01",
        "2026-03-15",
        "2026-04-03",
        "2026-04-05",
        "2026-04-06",
        "2026-05-01",
        "2026-05-24",
        "2026-05-25",
      ],
      ...["2026-08-20", "2026-10-23", "2026-11-01", "2026-12-24", "2026-12-25", "2026-12-26"],
    ]);
  });
});

describe("categoryPath", () => {
  it("refuses an unknown category", () => {
    expect(() => categoryPath("Fénykard")).toThrow(RangeError);
  });
});
