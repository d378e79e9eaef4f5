import { expect, test } from "./test.ts";

const contents = (html: string, pattern: RegExp): ReadonlyArray<string> =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");

const structured = (html: string): ReadonlyArray<unknown> =>
  contents(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json): unknown => JSON.parse(json));

test("a product's HTML tells what it is, what it costs and where it stands", async ({ request, baseURL }) => {
  const html = await (await request.get("/termekek/pinova-alma")).text();
  expect(contents(html, /<title>(.*?)<\/title>/g)).toEqual(["Pinova alma – házhoz szállítva – Kamra"]);
  expect(contents(html, /<meta name="description" content="(.*?)"/g)[0]?.length).toBeGreaterThan(20);
  expect(contents(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([`${baseURL}/termekek/pinova-alma`]);
  expect(contents(html, /<meta property="og:type" content="(.*?)"/g)).toEqual(["product"]);
  const [product, way] = structured(html);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Pinova alma",
    url: `${baseURL}/termekek/pinova-alma`,
    offers: {
      "@type": "Offer",
      priceCurrency: "HUF",
      price: expect.any(Number),
      availability: "https://schema.org/InStock",
    },
  });
  expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: expect.any(Array) });
  expect(JSON.stringify(way)).toMatch(
    /"position":1,"name":"Főoldal".*"position":2,"name":"Zöldség, gyümölcs".*"name":"Pinova alma"/,
  );
});

test("a list's canonical address keeps its page and leaves its filters and order", async ({ request, baseURL }) => {
  const canonical = async (path: string) =>
    contents(await (await request.get(path)).text(), /<link rel="canonical" href="(.*?)"/g);
  expect(await canonical("/tejtermek-tojas?akcios=igen&rendezes=ar-novekvo&utm_source=x")).toEqual([
    `${baseURL}/tejtermek-tojas`,
  ]);
  expect(await canonical("/tejtermek-tojas?oldal=2&rendezes=ar-novekvo")).toEqual([
    `${baseURL}/tejtermek-tojas?oldal=2`,
  ]);
  expect(await canonical("/kereses/alma")).toEqual([]);
  expect(await (await request.get("/kereses/alma")).text()).toContain('<meta name="robots" content="noindex"/>');
});

test("the sitemap names pages that are there, each by its canonical address", async ({ request }) => {
  const named = async (path: string) =>
    contents(await (await request.get(path)).text(), /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname);
  const parts = await named("/sitemap.xml");
  expect(parts).toEqual(expect.arrayContaining(["/sitemap/pages.xml", "/sitemap/products-1.xml"]));
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  for (const part of parts) {
    const paths = await named(part);
    for (const path of [...paths.slice(0, 6), ...paths.slice(-6)]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(
        contents(await response.text(), /<link rel="canonical" href="(.*?)"/g).map(
          (address) => new URL(address).pathname,
        ),
        path,
      ).toEqual([path]);
    }
  }
});

test("a blog entry and a store tell what they are", async ({ request, baseURL }) => {
  const [, entry] = structured(await (await request.get("/blog/melyik-alma-mire-jo")).text());
  expect(entry).toMatchObject({
    "@type": "BlogPosting",
    headline: "Melyik alma mire jó?",
    datePublished: expect.stringMatching(/^\d{4}-/),
  });
  const [, store] = structured(await (await request.get("/uzletek/1")).text());
  expect(store).toMatchObject({
    "@type": "GroceryStore",
    url: `${baseURL}/uzletek/1`,
    address: { postalCode: "1186" },
    openingHoursSpecification: expect.any(Array),
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is whole: products with prices, links, and a search that works", async ({ page }) => {
    await page.goto("/tejtermek-tojas");
    await expect(page.getByRole("article").first()).toContainText(/Ár: [\d\s]+\sFt/);
    await page.getByRole("navigation", { name: "Oldalak" }).getByRole("link", { name: "2. oldal" }).click();
    await expect(page).toHaveURL("/tejtermek-tojas?oldal=2");
    await page.getByRole("combobox", { name: "Keresés" }).fill("alma");
    await page.getByRole("combobox", { name: "Keresés" }).press("Enter");
    await expect(page).toHaveURL("/kereses/alma");
  });

  test("an article is read, and an answer about delivery opened", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Adatkezelési tájékoztató" }).last().click();
    await expect(page.getByRole("heading", { level: 2, name: "Mihez van jogod?" })).toBeVisible();
    await page.goto("/szallitas/visszavaltas");
    await expect(page.getByText("darabonként 50 Ft-ot jóváírunk")).toBeVisible();
    await expect(page.getByText("Kétórás idősávban, hétfőtől")).toBeHidden();
    await page.getByText("Mikor jön a futár?").click();
    await expect(page.getByText("Kétórás idősávban, hétfőtől")).toBeVisible();
  });
});

test("a page runs no script and no style sheet but the shop's own", async ({ request }) => {
  const response = await request.get("/termekek/pinova-alma");
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=-]{16,}';/);
  const html = await response.text();
  const dataOnly = /type="application\/(?:ld\+)?json"/;
  const inline = contents(html, /<script(?![^>]*\bsrc=)([^>]*)>/g);
  expect(inline.length).toBeGreaterThan(0);
  for (const attributes of inline) expect(attributes).toMatch(dataOnly);
  const sheets = contents(html, /<link rel="stylesheet" href="(.*?)"/g);
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(sheet).toMatch(/^\/assets\//);
  expect(html).not.toContain("<style");
});
