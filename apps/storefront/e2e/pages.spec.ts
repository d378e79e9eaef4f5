import { AxeBuilder } from "@axe-core/playwright";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

/** Every kind of page, by an address of the reference catalogue. */
const pages = [
  { path: "/", heading: "Tele kamra, egy kosárral", title: "Kamra" },
  { path: "/tejtermek-tojas", heading: "Tejtermék, tojás", title: "Tejtermék, tojás – Kamra" },
  { path: "/tejtermek-tojas/tej", heading: "Tej", title: "Tej – Kamra" },
  { path: "/kereses/alma", heading: "Találatok erre: „alma”", title: "Keresés: alma – Kamra" },
  { path: "/kereses/qqqqqq", heading: "Találatok erre: „qqqqqq”", title: "Keresés: qqqqqq – Kamra" },
  { path: "/ajanlatok", heading: "Ajánlatok", title: "Ajánlatok – Kamra" },
  { path: "/ujdonsagok", heading: "Újdonságok", title: "Újdonságok – Kamra" },
  { path: "/termekvalogatasok", heading: "Termékválogatások", title: "Termékválogatások – Kamra" },
  { path: "/szallitas", heading: "Szállítás", title: "Szállítás – Kamra" },
  { path: "/szallitas/visszavaltas", heading: "Szállítás", title: "Szállítás – Kamra" },
  { path: "/cikk/aszf", heading: "Általános szerződési feltételek", title: "Általános szerződési feltételek – Kamra" },
  {
    path: "/cikk/adatkezelesi-tajekoztato",
    heading: "Adatkezelési tájékoztató",
    title: "Adatkezelési tájékoztató – Kamra",
  },
  { path: "/blog", heading: "Kamra-hírek", title: "Kamra-hírek – Kamra" },
  { path: "/blog/melyik-alma-mire-jo", heading: "Melyik alma mire jó?", title: "Melyik alma mire jó? – Kamra" },
  { path: "/brands", heading: "Márkák", title: "Márkák – Kamra" },
  { path: "/brands/tejkut", heading: "Tejkút termékek", title: "Tejkút termékek – Kamra" },
  { path: "/uzletek", heading: "Üzletek", title: "Üzletek – Kamra" },
  { path: "/uzletek/1", heading: "Kamra Központ, Pestszentlőrinc", title: "Kamra Központ, Pestszentlőrinc – Kamra" },
  { path: "/kapcsolat", heading: "Kapcsolat", title: "Kapcsolat – Kamra" },
  { path: "/sikeres-feliratkozas", heading: "Sikeres feliratkozás", title: "Sikeres feliratkozás – Kamra" },
  { path: "/hirlevel/megerosites/x", heading: "Hírlevél megerősítése", title: "Hírlevél megerősítése – Kamra" },
  { path: "/hirlevel/leiratkozas/x", heading: "Leiratkozás a hírlevélről", title: "Leiratkozás a hírlevélről – Kamra" },
  { path: "/kosar", heading: "Üres még a kosarad", title: "Kosár – Kamra" },
  { path: "/termekek/pinova-alma", heading: "Pinova alma", title: "Pinova alma – házhoz szállítva – Kamra" },
];

for (const { path, heading, title } of pages) {
  test(`[NAV-1] [LAW-10] ${path} is served, taken over and open to everybody`, { tag: "@layout" }, async ({ page }) => {
    const shopper = new Shopper(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await shopper.listening();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sticksOut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sticksOut, "pixels that stick out sideways").toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  });
}

test("[LAW-10] a filled cart is open to everybody", { tag: "@layout" }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/pinova-alma");
  await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  await shopper.choosePostcode("1186");
  await shopper.confirmed("Pinova alma");
  await shopper.open("/kosar");
  await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
});

test.describe("an address that leads nowhere", () => {
  for (const path of [
    "/nincs-ilyen-oldal",
    "/tejtermek-tojas/nincs",
    "/termekek/nincs-ilyen",
    "/termekvalogatasok/nincs",
    "/cikk/nincs",
    "/blog/nincs",
    "/brands/nincs",
    "/uzletek/99",
    "/szallitas/nincs",
  ]) {
    test.describe(path, () => {
      test.use({ expected: new RegExp(`status of 404 \\(Not Found\\) \\(http://[^/]+${path}\\)$`) });

      test("[NAV-1] is a Hungarian page with status 404", async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await new Shopper(page).listening();
        await expect(page.getByRole("heading", { level: 1, name: "Ezt az oldalt nem találjuk" })).toBeVisible();
        await page.getByRole("main").getByRole("link", { name: "A kezdőlapra" }).click();
        await expect(page).toHaveURL("/");
      });
    });
  }
});

test("[NAV-1] addresses with another form are sent on to the one that counts", async ({ request }) => {
  const goTo = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  expect(await goTo("/tejtermek-tojas/")).toEqual([301, "/tejtermek-tojas"]);
  expect(await goTo("/kereses?q=friss%20tej")).toEqual([302, "/kereses/friss%20tej"]);
  expect(await goTo("/akcio?utm_source=level")).toEqual([301, "/ajanlatok?utm_source=level"]);
  expect(await goTo("/H%C3%ADrek/")).toEqual([404, undefined]);
  expect(await goTo("/advent")).toEqual([302, "/termekvalogatasok/adventi-keszulodes"]);
  expect(await goTo("/kereses?q=")).toEqual([302, "/"]);
  expect(await goTo("/tejtermek-tojas?oldal=9999")).toEqual([
    302,
    expect.stringMatching(/^\/tejtermek-tojas\?oldal=\d+$/),
  ]);
});
