import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[CAT-4] the menu leads to every department", { tag: "@layout" }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  const menuButton = page.getByRole("button", { name: "Menü megnyitása" });
  if (await menuButton.isVisible()) {
    await menuButton.click();
    const menu = page.getByRole("dialog", { name: "Menü" });
    await menu.getByRole("button", { name: "Tejtermék, tojás" }).click();
    await menu.getByRole("link", { name: "Összes: Tejtermék, tojás" }).click();
    await expect(menu).toBeHidden();
  } else {
    await page.getByRole("button", { name: "Termékek" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Tejtermék, tojás" }).first().click();
  }
  await expect(page).toHaveURL("/tejtermek-tojas");
  await expect(page.getByRole("heading", { level: 1, name: "Tejtermék, tojás" })).toBeVisible();
});

test("pointing at a link loads the link's page", async ({ page }) => {
  await new Shopper(page).open("/");
  const asked: Array<string> = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Ajánlatok" }).focus();
  await expect.poll(() => asked.filter((url) => /\/OffersPage-.+\.js$/.test(url))).toHaveLength(1);
});

test("pointing at the menu loads the whole category tree, as a file that the browser caches", async ({ page }) => {
  const files: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/adatok/kategoriak/")) files.push(request.url());
    if ((request.postData() ?? "").includes("allProductCategories")) asked.push(request.url());
  });
  const transferred = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/adatok/kategoriak/"))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
    );
  for (const [path, visit] of [
    ["/", 1],
    ["/ajanlatok", 2],
  ] as const) {
    await new Shopper(page).open(path);
    expect(files).toHaveLength(visit - 1);
    await page.getByRole("banner").getByRole("link", { name: "Kamra" }).focus();
    await expect.poll(async () => (await transferred()).length).toBe(1);
  }
  expect(await transferred()).toEqual([0]);
  expect(asked).toEqual([]);
});
