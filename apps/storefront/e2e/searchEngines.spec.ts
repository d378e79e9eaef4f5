import { expect, test } from "./test.ts";

const contents = (html: string, pattern: RegExp): ReadonlyArray<string> => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

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
    offers: { "@type": "Offer", priceCurrency: "HUF", price: expect.any(Number), availability: "https://schema.org/InStock" },
  });
  expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: expect.any(Array) });
  expect(JSON.stringify(way)).toMatch(/"position":1,"name":"Főoldal".*"position":2,"name":"Zöldség, gyümölcs".*"name":"Pinova alma"/);
});

test("a list's canonical address keeps its page and leaves its filters and order", async ({ request, baseURL }) => {
  const canonical = async (path: string) => contents(await (await request.get(path)).text(), /<link rel="canonical" href="(.*?)"/g);
  expect(await canonical("/tejtermek-tojas?akcios=igen&rendezes=ar-novekvo&utm_source=x")).toEqual([`${baseURL}/tejtermek-tojas`]);
  expect(await canonical("/tejtermek-tojas?oldal=2&rendezes=ar-novekvo")).toEqual([`${baseURL}/tejtermek-tojas?oldal=2`]);
  expect(await canonical("/kereses/alma")).toEqual([]);
  expect(await (await request.get("/kereses/alma")).text()).toContain('<meta name="robots" content="noindex"/>');
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
});

test("a page runs no script and no style but the shop's own", async ({ request }) => {
  const response = await request.get("/termekek/pinova-alma");
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1]);
  expect(inline.every((attributes) => attributes?.includes('type="application/json"') === true || attributes?.includes('type="application/ld+json"') === true)).toBe(true);
});
