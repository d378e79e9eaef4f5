import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[LAW-8] ingredients, allergens and nutrition are on the product's page", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open("/termekek/tejkut-friss-tej-2-8-1-l");
  const main = page.getByRole("main");
  for (const title of ["A termékről", "Összetevők", "Allergének", "Tápérték", "Adatok", "Értékelések"]) {
    await expect(main.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  await expect(main.getByText("tehéntej")).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /^tej$/ })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Energia \d+ kJ/ })).toBeVisible();
  await expect(main).toContainText("Vonalkód");
});

test("[LAW-3] the deposit has its own line beside the price and in the cart", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/kereses/r%C3%A9pa-almal%C3%A9");
  const card = page.getByRole("article").filter({ hasText: "visszaváltási díj" }).first();
  await expect(card).toContainText(/\+ 50\sFt visszaváltási díj\s\/\sdb/);
  await card.getByRole("button", { name: /^Kosárba/ }).click();
  await shopper.choosePostcode("1186");
  await shopper.cartLink.click();
  await expect(page.getByRole("region", { name: "Összesítés" })).toContainText(/Visszaváltási díj\s*50\sFt/);
});

test("[WEIGHT-4] every page tells by how much a cart is too heavy, and what to do", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/kereses/%C3%A1sv%C3%A1nyv%C3%ADz%205%20l");
  const heading = page
    .getByRole("article")
    .filter({ hasText: /\s5\sl/ })
    .first()
    .getByRole("heading");
  // The amount is not broken off the name.
  const name = ((await heading.textContent()) ?? "").replace(/\s/g, " ");
  const card = page.getByRole("article", { name });
  await card.getByRole("button", { name: /^Kosárba/ }).click();
  await shopper.choosePostcode("1186");
  await shopper.fieldOf(name, "db").fill("10");
  await shopper.fieldOf(name, "db").press("Enter");
  const panel = page.getByRole("alert").filter({ hasText: "Túl nehéz a kosarad" });
  await expect(panel).toContainText(/40\skg/);
  await panel.getByRole("link", { name: "A kosárhoz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
  await expect(panel).toBeVisible();
  await shopper.fieldOf(name, "db").fill("2");
  await shopper.fieldOf(name, "db").press("Enter");
  await expect(panel).toBeHidden();
});

test("similar products appear on a product's page opened from another", async ({ page }) => {
  await new Shopper(page).open("/termekek/tejkut-friss-tej-2-8-1-l");
  const similar = page.getByRole("region", { name: "Hasonló termékek" });
  const first = similar.getByRole("article").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(similar.getByRole("article")).toHaveCount(6);
});
