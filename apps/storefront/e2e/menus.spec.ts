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

test("no link leads nowhere", async ({ page }) => {
  const seen = new Set<string>();
  for (const path of [
    "/",
    "/kosar",
    "/termekvalogatasok",
    "/termekek/pinova-alma",
    "/cikk/aruhazunk-mukodese",
    "/nincs-ilyen",
  ]) {
    const html = await (await page.request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) seen.add(href);
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const href of seen) expect((await page.request.head(href)).status(), href).toBe(200);
});
