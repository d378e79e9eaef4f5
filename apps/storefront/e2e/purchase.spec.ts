import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const product = "Pinova alma";

/** Puts a product into the cart that goes to Budapest, and opens the cart. */
async function fillCart(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.open("/kereses/pinova");
  await page.getByRole("button", { name: `Kosárba: ${product}` }).click();
  await shopper.choosePostcode("1053");
  await shopper.confirmed(product);
  await shopper.cartLink.click();
  await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const goOn = (page: Page, step: string) => page.getByRole("button", { name: `Tovább ${step}` }).click();

async function enterContact(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Név" }).fill("Kovács-Szabó Annamária");
  await page.getByRole("textbox", { name: "E-mail cím" }).fill("annamaria@pelda.hu");
  await page.getByRole("textbox", { name: "Telefonszám" }).fill("06 20 123-45-67");
}

test("[CHK-1] [CHK-7] [LAW-4] [LAW-7] a guest orders to their door and pays in cash", async ({ page }) => {
  await fillCart(page);
  await goOn(page, "Kapcsolattartó");

  await test.step("says whom the courier looks for; what is missing is named and led to", async () => {
    await expect(heading(page, "Ki vegye át a rendelést?")).toBeFocused();
    await goOn(page, "Szállítás");
    const summary = page.getByRole("group", { name: /mezőt még javíts ki/ });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Telefonszám" }).click();
    await expect(page.getByRole("textbox", { name: "Telefonszám" })).toBeFocused();
    await expectAccessible(page);
    await enterContact(page);
    await goOn(page, "Szállítás");
  });

  await test.step("says where and when; the place is kept", async () => {
    await expect(heading(page, "Hova és mikor vigyük?")).toBeVisible();
    await page.getByRole("textbox", { name: "Utca" }).fill("Veres Pálné utca");
    await page.getByRole("textbox", { name: "Házszám" }).fill("12.");
    await goOn(page, "Számlázás és fizetés");
    await expect(page.getByRole("alert").filter({ hasText: "Még nem választottál idősávot." })).toBeVisible();
    await page.getByRole("tabpanel").getByText(/\d–\d/).first().click();
    await expect(page.getByRole("status").filter({ hasText: "neked tartjuk" })).toBeVisible();
    await expectAccessible(page);
    await goOn(page, "Számlázás és fizetés");
  });

  await test.step("chooses how to pay; cash says what is due at the door", async () => {
    await expect(heading(page, "Számlázás és fizetés")).toBeVisible();
    await page.getByText("Utánvét", { exact: true }).click();
    await expect(page.getByRole("radio", { name: /Utánvét/ })).toBeChecked();
    await expectAccessible(page);
    await goOn(page, "Összesítés");
  });

  await test.step("orders, with one press", async () => {
    await expect(heading(page, "Összesítés és megrendelés")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("1053 Budapest, Veres Pálné utca 12.");
    await expect(page.getByRole("main")).toContainText(/Készpénzben fizetendő: [\d\s]+[05]\sFt/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
    await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
    await expect(page).toHaveURL(/\/megrendeles\/statusz\/[\w-]{20,}$/);
  });

  await test.step("sees the order again after a reload, and can cancel it", async () => {
    await page.reload();
    await expect(page.getByRole("list", { name: "A megrendelés állapota" })).toContainText("Megrendelve");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lemondom a megrendelést" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Lemondom" }).click();
    await expect(page.getByRole("list", { name: "A megrendelés állapota" })).toContainText("Lemondva");
  });
});

test("[CHK-5] a step that cannot be shown yet leads back, and says why", async ({ page }) => {
  await page.goto("/megrendeles/osszesites");
  await expect(page).toHaveURL(/\/\?hianyzik=cart$/);
  await expect(page.getByRole("alert").filter({ hasText: "A kosarad üres." })).toBeVisible();
  await fillCart(page);
  await page.goto("/megrendeles/osszesites");
  await expect(page).toHaveURL(/\/megrendeles\?hianyzik=contactPerson$/);
  await expect(page.getByRole("alert").filter({ hasText: "A kapcsolattartó neve" })).toBeVisible();
});

test("[ORDER-6] what was typed outlives a reload and a step back", async ({ page }) => {
  await fillCart(page);
  await goOn(page, "Kapcsolattartó");
  await enterContact(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Név" })).toHaveValue("Kovács-Szabó Annamária");
  await goOn(page, "Szállítás");
  await page.getByRole("textbox", { name: "Utca" }).fill("Veres Pálné utca");
  await page.getByRole("link", { name: "Vissza Kapcsolattartó" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail cím" })).toHaveValue("annamaria@pelda.hu");
  await goOn(page, "Szállítás");
  await expect(page.getByRole("textbox", { name: "Utca" })).toHaveValue("Veres Pálné utca");
});
