import type { Page } from "@playwright/test";
import { listedRows, pageTable } from "../src/pageTable.test.kit.ts";
import { enterAs } from "./enterAs.ts";
import { lossesOf } from "./lossesOf.ts";
import { asking, readyCart } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { sitePaths } from "./sitePaths.ts";
import { expect, test } from "./test.ts";

const chicken = "/termekek/kispajta-csirkemell-file";
const goods = { csirkemell: 1, pinova: 1 };

/** The header takes at most this share of the screen, and what sticks of it at most that. */
const shares = { whole: 0.4, stuck: 0.15 };

const addressOf = (selection: object) => encodeURIComponent(JSON.stringify(selection));
const budapest = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" };

/** Gives the browser a cart that the courier brings, with all that an order needs but the time. */
async function takeCart(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const cart = await readyCart(page.request, goods);
  const address = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };
  const input = { id: cart, shipping_method: "1", shipping_address: { ...address, telephone: "36201234567" } };
  await asking(page.request)("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
  await page.context().addCookies([
    { name: "cart_id", value: cart, url },
    { name: "delivery_address", value: addressOf(budapest), url },
  ]);
}

/** What each of these pages loses. */
async function lossesOn(page: Page, paths: ReadonlyArray<string>): Promise<ReadonlyArray<string>> {
  const found: string[] = [];
  for (const path of paths)
    await test.step(path, async () => {
      await new Shopper(page).open(path);
      await expect(page).toHaveURL(path);
      found.push(...(await lossesOf(page)).map((loss) => `${path}: ${loss}`));
    });
  return found;
}

test("[LAW-10] text of double size loses nothing on a phone", { tag: "@large-text" }, async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect(await lossesOn(page, ["/", "/tejtermek-tojas", chicken])).toEqual([]);
  await takeCart(page);
  expect(await lossesOn(page, ["/kosar", "/megrendeles", "/megrendeles/kiszallitas"])).toEqual([]);
});

test("[LAW-10] a header of double size leaves the screen to the page", { tag: "@large-text" }, async ({ page }) => {
  await new Shopper(page).open("/tejtermek-tojas");
  const height = page.viewportSize()?.height ?? 0;
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBeLessThan(height * shares.whole);
  await page.evaluate(() => scrollTo(0, 1500));
  const stuck = header.locator("> *").first();
  await expect(stuck).toHaveCSS("position", "fixed");
  expect((await stuck.boundingBox())?.height).toBeLessThan(height * shares.stuck);
  const shopper = new Shopper(page);
  for (const control of [header.getByRole("button").first(), shopper.searchField, shopper.cartLink])
    await expect(control).toBeInViewport({ ratio: 1 });
});

const tag = ["@large-text", "@full"];
const paths = (by: "guest" | "user", listed: ReadonlyArray<string> = []) =>
  [...pageTable, ...listedRows(listed)]
    .filter((row) => (row.status ?? 200) === 200 && row.location === undefined && (row.by ?? "guest") === by)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("/token-login/"));

test("[LAW-10] text of double size loses nothing on any page of a guest", { tag }, async ({ page }) => {
  test.setTimeout(1_800_000);
  expect(await lossesOn(page, paths("guest", await sitePaths(page.request)))).toEqual([]);
});

test("[LAW-10] text of double size loses nothing on the way to an order", { tag }, async ({ page }) => {
  test.setTimeout(600_000);
  await takeCart(page);
  expect(await lossesOn(page, ["/", "/megrendeles/szamlazas"])).toEqual([]);
  await page.context().addCookies([
    { name: "delivery_address", value: addressOf({ type: "personal" }), url: test.info().project.use.baseURL ?? "" },
    { name: "cart_id", value: await readyCart(page.request, goods), url: test.info().project.use.baseURL ?? "" },
  ]);
  expect(await lossesOn(page, ["/megrendeles/osszesites"])).toEqual([]);
  await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Köszönjük/ })).toBeVisible();
  expect(await lossesOf(page)).toEqual([]);
});

test("[LAW-10] text of double size loses nothing in an account", { tag }, async ({ context, page }) => {
  test.setTimeout(1_200_000);
  await enterAs("Kovács Anna", context);
  expect(await lossesOn(page, paths("user"))).toEqual([]);
});

test("[LAW-10] text of double size loses nothing in what opens over a page", { tag }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/tejtermek-tojas");
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await lossesOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Szűrés/ })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await lossesOf(page)).toEqual([]);
  await shopper.open(chicken);
  await page
    .getByRole("button", { name: /^Kosárba: / })
    .first()
    .click();
  await expect(shopper.deliveryDialog).toBeVisible();
  expect(await lossesOf(page)).toEqual([]);
  await shopper.open("/");
  await shopper.searchField.fill("csirke");
  await expect(page.getByRole("row").filter({ hasText: "Ft" }).first()).toBeVisible();
  expect(await lossesOf(page)).toEqual([]);
});
