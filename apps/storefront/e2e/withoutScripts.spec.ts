import { expect, test } from "./test.ts";

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
