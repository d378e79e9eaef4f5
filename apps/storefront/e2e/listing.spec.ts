import type { Page } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const path = "/tejtermek-tojas";

/** The list's number of products. */
const totalOf = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: /^\d+ termék$/ })
        .innerText()
    ).replace(/\D/g, ""),
  );

/** The filters are beside the list on a wide screen, behind a button on a narrow one. */
const withFilters = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const opener = page.getByRole("button", { name: /^Szűrés/ });
  const isBehindButton = await opener.isVisible();
  if (isBehindButton) await opener.click();
  await act();
  if (isBehindButton)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /termék mutatása$/ })
      .click();
};

/** The current price of each product on the page, in the list's order. */
const prices = async (page: Page): Promise<ReadonlyArray<number>> => {
  // Browsers return no inner text for content without layout.
  const texts = await page.getByRole("main").getByRole("article").allTextContents();
  return texts.map((text) => {
    const forint = /Ár:\s*([\d\s]+)\s*Ft/u.exec(text)?.[1];
    if (forint === undefined) throw new Error(`A product shows no price: ${text}`);
    return Number(forint.replace(/\s/g, ""));
  });
};

const ascending = (numbers: ReadonlyArray<number>) => numbers.toSorted((one, other) => one - other);

test("the address holds filters, order and page, and the back button undoes them one by one", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(path);
  const all = await totalOf(page);

  await withFilters(page, () => page.getByRole("checkbox", { name: /^Akciós termékek/ }).click());
  await expect(page).toHaveURL(`${path}?akcios=igen`);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const discounted = await totalOf(page);
  const unsorted = await prices(page);
  expect(unsorted).not.toEqual(ascending(unsorted));

  await page.getByRole("combobox", { name: "Rendezés" }).selectOption({ label: "Ár szerint növekvő" });
  await expect(page).toHaveURL(`${path}?akcios=igen&rendezes=ar-novekvo`);
  await expect
    .poll(async () => {
      const shown = await prices(page);
      return shown.length > 9 && String(shown) === String(ascending(shown));
    })
    .toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(`${path}?akcios=igen`);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => totalOf(page)).toBe(all);

  await page.goForward();
  await expect.poll(() => totalOf(page)).toBe(discounted);
  await page.reload();
  await shopper.listening();
  expect(await totalOf(page)).toBe(discounted);
  await withFilters(page, () => expect(page.getByRole("checkbox", { name: /^Akciós termékek/ })).toBeChecked());
});

test("a list continues on its next page, and returns to its position", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(path);
  const first = await page.getByRole("article").first().getByRole("heading").innerText();
  const pagination = page.getByRole("navigation", { name: "Oldalak" });
  // By key: products that get their height on the way move the link from under a pointer.
  await pagination.getByRole("link", { name: "Következő oldal" }).press("Enter");
  await expect(page).toHaveURL(`${path}?oldal=2`);
  await expect(pagination.getByRole("link", { name: "2. oldal" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article").first().getByRole("heading")).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test("filters without results can be removed", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open(`${path}?artol=1&arig=2`);
  await expect(page.getByRole("heading", { name: "Ezekkel a szűrőkkel nincs találat" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Szűrők törlése" }).last().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("[CAT-2] [CAT-5] sub-categories lead down and breadcrumbs lead up", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open(path);
  await page.getByRole("navigation", { name: "Alkategóriák" }).getByRole("link", { name: /^Tej / }).click();
  await expect(page).toHaveURL(`${path}/tej`);
  const crumbs = page.getByRole("navigation", { name: "Morzsamenü" });
  await expect(crumbs.getByText("Tej", { exact: true })).toHaveAttribute("aria-current", "page");
  await crumbs.getByRole("link", { name: "Tejtermék, tojás" }).click();
  await expect(page).toHaveURL(path);
});

test("a shopper's choice before the scripts load is kept", { tag: "@full" }, async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Rendezés" }).selectOption({ label: "Ár szerint növekvő" });
  const filter = page.getByRole("checkbox", { name: /^Akciós termékek/ });
  // On a narrow screen the filters are behind a button, which needs the scripts.
  const isBesideList = await filter.isVisible();
  if (isBesideList) await filter.check();
  released.resolve();
  await new Shopper(page).listening();
  await expect(page).toHaveURL(`${path}?${isBesideList ? "akcios=igen&" : ""}rendezes=ar-novekvo`);
  await expect(page.getByRole("combobox", { name: "Rendezés" })).toHaveValue("ar-novekvo");
  await withFilters(page, () => expect(filter).toBeChecked({ checked: isBesideList }));
  const isAscending = async () => {
    const shown = await prices(page);
    return String(shown) === String(ascending(shown));
  };
  await expect.poll(isAscending).toBe(true);
});

test("the next list comes in the chosen order and view, from the server on", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(path);
  await page.getByLabel("Rendezés").selectOption("Ár szerint növekvő");
  await expect(page).toHaveURL(/rendezes=ar-novekvo/);
  const rows = page.getByRole("radio", { name: "Sűrű lista" });
  await rows.check();
  const list = page.getByRole("main").locator("[data-view]");
  await expect(list).toHaveAttribute("data-view", "rows");

  const answer = await page.request.get("/edesseg-snack");
  expect(await answer.text()).toContain('data-view="rows"');
  await shopper.open("/edesseg-snack");
  await expect(rows).toBeChecked();
  const shown = await prices(page);
  expect(shown).toEqual(ascending(shown));
  // A search starts with what matches best.
  await shopper.open("/kereses/csoki");
  await expect(page.getByLabel("Rendezés")).toHaveValue("talalat");
});

/** How many products can be bought without scrolling. */
const buyable = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Kosárba: / })
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().bottom <= innerHeight).length);

test(
  "the first screen has eight products to buy, two on a phone, and twelve in the dense list",
  { tag: "@layout" },
  async ({ page }) => {
    const shopper = new Shopper(page);
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    const others = ["/haztartas-tisztitoszer", "/zoldseg-gyumolcs", "/hus-hal", "/pekaru"];
    // Full runs look at each on a wide screen.
    for (const department of isPhone || process.env["KAMRA_FULL"] !== "1" ? [] : others) {
      await shopper.open(department);
      await expect.poll(() => buyable(page), department).toBeGreaterThanOrEqual(8);
    }
    await shopper.open("/tejtermek-tojas");
    await expect.poll(() => buyable(page)).toBeGreaterThanOrEqual(isPhone ? 2 : 8);
    await page.getByRole("radio", { name: "Sűrű lista" }).check();
    await expect.poll(() => buyable(page)).toBeGreaterThanOrEqual(isPhone ? 4 : 12);
    await page.reload();
    await shopper.listening();
    expect(await buyable(page), "the choice is remembered").toBeGreaterThanOrEqual(isPhone ? 4 : 12);
  },
);

test("the header that sticks is one row, and moves nothing below it", { tag: "@layout" }, async ({ page }) => {
  await new Shopper(page).open("/tejtermek-tojas");
  const bar = page.getByRole("banner").locator("> div");
  const list = page.getByRole("main").locator("[data-view]");
  const offset = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = await offset();
  await page.mouse.wheel(0, 1200);
  await expect(bar).toHaveCSS("position", "fixed");
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  expect(await offset()).toBe(before);
});

test("a card keeps its height when weighed goods come into the cart", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/zoldseg-gyumolcs");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("radiogroup", { name: "Mértékegység" }) })
    .first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const same = page.getByRole("article", { name });
  const height = (await same.boundingBox())?.height ?? 0;
  await same.getByRole("radio", { name: "kg" }).click();
  await same.getByRole("button", { name: /^Kosárba: / }).click();
  await shopper.choosePostcode("1053");
  await expect(same.getByRole("textbox", { name: "Mennyiség (kg)" })).toBeVisible();
  // The cart beside the list leaves it less room; its columns may be others.
  expect((await same.boundingBox())?.height).toBeLessThanOrEqual(height + 1);
});

test("[ALLERGEN-3] what the shopper avoids is left out from the server on, until a chip takes it off", async ({
  context,
  page,
}) => {
  const url = new URL(test.info().project.use.baseURL ?? "").origin;
  await context.addCookies([{ name: "avoided_allergens", value: encodeURIComponent('["milk"]'), url }]);
  const shopper = new Shopper(page);
  await shopper.open("/kereses/joghurt");
  const warnings = page.getByText("A gyártó adatai szerint tartalmaz: tej");
  await expect(warnings).toHaveCount(0);
  await page.getByRole("button", { name: "Szűrő törlése: tej nélkül" }).click();
  await expect(page).toHaveURL("/kereses/joghurt?nelkul=semmi");
  await expect(page.getByRole("article").first()).toContainText("A gyártó adatai szerint tartalmaz: tej");
  await shopper.open("/kereses/joghurt");
  await expect(warnings).toHaveCount(0);
  // What the shop recommends leaves it out too.
  await shopper.open("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(warnings).toHaveCount(0);
});
