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

test("a link's page is loaded as soon as the shopper turns to the link", async ({ page }) => {
  await new Shopper(page).open("/");
  const asked: Array<string> = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("navigation", { name: "Főmenü" }).getByRole("link", { name: "Ajánlatok" }).focus();
  await expect.poll(() => asked.filter((url) => /\/OffersPage-.+\.js$/.test(url))).toHaveLength(1);
});
