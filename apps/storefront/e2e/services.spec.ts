import type { Page } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const services = /\/assets\/createBrowserShop-[\w-]+\.js$/;
const name = "Pinova alma";
const path = "/termekek/pinova-alma";

const add = (page: Page) => page.getByRole("button", { name: `Kosárba: ${name}` });

test("a press before the services are there is kept, and done", async ({ page }) => {
  const released = Promise.withResolvers<undefined>();
  await page.route(services, async (route) => {
    await released.promise;
    await route.continue();
  });
  const shopper = new Shopper(page);
  const asked = page.waitForRequest(services);
  await shopper.open(path);
  await add(page).click();
  await asked;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  released.resolve(undefined);
  await shopper.choosePostcode("1186");
  await shopper.confirmed(name);
  await expect(shopper.fieldOf(name, "db")).toHaveValue("1");
});

test("a link before the services are there leads on when they come", { tag: "@full" }, async ({ page }) => {
  const released = Promise.withResolvers<undefined>();
  await page.route(services, async (route) => {
    await released.promise;
    await route.continue();
  });
  const shopper = new Shopper(page);
  await shopper.open("/tejtermek-tojas");
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // By key: the products above get their height when they are scrolled to, and would move the link from under a pointer.
  await page.getByRole("navigation", { name: "Oldalak" }).getByRole("link", { name: "Következő oldal" }).press("Enter");
  released.resolve(undefined);
  await expect(page).toHaveURL("/tejtermek-tojas?oldal=2");
  await expect(page.getByRole("link", { name: "2. oldal" })).toHaveAttribute("aria-current", "page");
  expect(loads, "loads of the page").toBe(0);
});

test.describe("a router that cannot load", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test("leaves links to the browser", async ({ page }) => {
    await page.route(/\/assets\/browserRouter-[\w-]+\.js$/, (route) => route.abort());
    await new Shopper(page).open("/tejtermek-tojas");
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page
      .getByRole("navigation", { name: "Oldalak" })
      .getByRole("link", { name: "Következő oldal" })
      .press("Enter");
    await opened;
    await expect(page).toHaveURL("/tejtermek-tojas?oldal=2");
    await expect(page.getByRole("link", { name: "2. oldal" })).toHaveAttribute("aria-current", "page");
  });
});

test.describe("services that cannot load", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test("[NET-5] are told with the press that needs them, reload nothing, and come with the next press", async ({
    page,
  }) => {
    await page.route(services, (route) => route.abort());
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const shopper = new Shopper(page);
    await shopper.open(path);
    await add(page).click();
    const notices = page.getByRole("region", { name: "Értesítések" });
    await expect(notices).toContainText("Az oldal egy része nem töltődött be.");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    expect(loads, "loads of the page").toBe(1);

    await page.unroute(services);
    await add(page).click();
    await shopper.choosePostcode("1186");
    await shopper.confirmed(name);
    expect(loads, "loads of the page").toBe(1);
  });
});
