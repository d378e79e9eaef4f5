import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const product = "Pinova alma";

/** Puts a product into a cart for Budapest, and opens the cart. */
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

test("the checkout button remembers a press until its code loads", { tag: "@full" }, async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/checkout-.+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await fillCart(page);
  await goOn(page, "a kapcsolattartóhoz");
  await expect(page.getByRole("button", { name: "Egy pillanat…" })).toBeVisible();
  arrive();
  await expect(heading(page, "Ki vegye át a rendelést?")).toBeVisible();
});

test("[CHK-1] [CHK-7] [FORM-2] [LAW-4] [LAW-7] a guest orders to their door and pays in cash", async ({ page }) => {
  await fillCart(page);
  await goOn(page, "a kapcsolattartóhoz");

  await test.step("enters the contact person; missing fields are named and linked", async () => {
    await expect(heading(page, "Ki vegye át a rendelést?")).toBeFocused();
    await goOn(page, "a szállításhoz");
    const summary = page.getByRole("group", { name: /mezőt még javíts ki/ });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Telefonszám" }).click();
    await expect(page.getByRole("textbox", { name: "Telefonszám" })).toBeFocused();
    // At the end of the page nothing is under the bar with the button.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
    await enterContact(page);
    await goOn(page, "a szállításhoz");
  });

  await test.step("enters the address and chooses a time slot; the place is reserved", async () => {
    await expect(heading(page, "Hova és mikor vigyük?")).toBeVisible();
    await page.getByRole("combobox", { name: "Utca" }).fill("veres");
    await expect(page.locator("datalist option[value='Veres Pálné utca']")).toBeAttached();
    await page.getByRole("combobox", { name: "Utca" }).fill("Veres Pálné utca");
    await page.getByRole("textbox", { name: "Házszám" }).fill("12.");
    await goOn(page, "a számlázáshoz");
    await expect(page.getByRole("alert").filter({ hasText: "Még nem választottál idősávot." })).toBeVisible();
    await new Shopper(page).chooseSlot();
    // The courier's card says that time in place of the earliest.
    await expect(page.getByRole("radiogroup", { name: "Hogyan kapod meg?" })).toContainText(
      /, \d\d:\d\d–\u2060\d\d:\d\d/,
    );
    await expectAccessible(page);
    await goOn(page, "a számlázáshoz");
  });

  await test.step("chooses a payment method; cash shows the amount due at the door", async () => {
    await expect(heading(page, "Számlázás és fizetés")).toBeVisible();
    await page.getByText("Utánvét", { exact: true }).click();
    await expect(page.getByRole("radio", { name: /Utánvét/ })).toBeChecked();
    await expectAccessible(page);
    await goOn(page, "az összesítéshez");
  });

  await test.step("[ADDR-13] corrects the address; the bill follows it", async () => {
    await expect(heading(page, "Összesítés és megrendelés")).toBeVisible();
    await page.getByRole("link", { name: "Módosítás: Szállítás" }).click();
    await page.getByRole("textbox", { name: "Házszám" }).fill("14.");
    await goOn(page, "a számlázáshoz");
    await goOn(page, "az összesítéshez");
    await expect(heading(page, "Összesítés és megrendelés")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("1053 Budapest, Veres Pálné utca 14.");
    await expect(page.getByRole("main")).not.toContainText("utca 12.");
  });

  await test.step("orders, with one press", async () => {
    await expect(page.getByRole("main")).toContainText("+36 20 123 4567");
    await expect(page.getByRole("main")).toContainText(/Készpénzben fizetendő: [\d\s]+[05]\sFt/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
    await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
    await expect(page).toHaveURL(/\/megrendeles\/statusz\/[\w-]{20,}$/);
    const bought = page.getByRole("list", { name: "Megrendelt termékek" });
    await expect(bought.getByRole("listitem").first().locator("img")).toHaveAttribute("src", /^\/images\/thumbnail\//);
  });

  await test.step("sees the order again after a reload, and can cancel it", async () => {
    await page.reload();
    await new Shopper(page).listening();
    await expect(page.getByRole("list", { name: "A megrendelés állapota" })).toContainText("Megrendelve");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lemondom a megrendelést" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Lemondom" }).click();
    await expect(page.getByRole("list", { name: "A megrendelés állapota" })).toContainText("Lemondva");
    await expect(heading(page, "Ezt a megrendelést töröltük")).toBeFocused();
    await expect(heading(page, "Ezt a megrendelést töröltük")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Újra a kosárba" })).toBeVisible();
  });
});

test("[CHK-5] a closed checkout step redirects back, with the reason", { tag: "@full" }, async ({ page }) => {
  await page.goto("/megrendeles/osszesites");
  await expect(page).toHaveURL(/\/\?hianyzik=cart$/);
  await expect(page.getByRole("alert").filter({ hasText: "A kosarad üres." })).toBeVisible();
  await fillCart(page);
  await page.goto("/megrendeles/osszesites");
  await expect(page).toHaveURL(/\/megrendeles\?hianyzik=contactPerson$/);
  await expect(page.getByRole("alert").filter({ hasText: "A kapcsolattartó neve" })).toBeVisible();
});

test("[ORDER-6] entered data survive a reload and a step back", async ({ page }) => {
  await fillCart(page);
  await goOn(page, "a kapcsolattartóhoz");
  await enterContact(page);
  await page.reload();
  await new Shopper(page).listening();
  await expect(page.getByRole("textbox", { name: "Név" })).toHaveValue("Kovács-Szabó Annamária");
  await goOn(page, "a szállításhoz");
  await page.getByRole("combobox", { name: "Utca" }).fill("Veres Pálné utca");
  await page.getByRole("link", { name: "Vissza a kapcsolattartóhoz" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail cím" })).toHaveValue("annamaria@pelda.hu");
  await goOn(page, "a szállításhoz");
  await expect(page.getByRole("combobox", { name: "Utca" })).toHaveValue("Veres Pálné utca");
});

test("[SEAM-1] a step that lacks a choice of an earlier one leads back to it", { tag: "@full" }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/rizsporta-barna-rizs-1-kg");
  await page.getByRole("button", { name: "Kosárba: Rizsporta barna rizs 1 kg" }).click();
  await shopper.choosePostcode("6720");
  await shopper.confirmed("Rizsporta barna rizs 1 kg");
  await shopper.open("/megrendeles");
  await enterContact(page);
  await goOn(page, "a szállításhoz");
  await page.getByRole("main").locator("label", { hasText: "PostaPont" }).click();
  await expect(page.getByRole("radio", { name: /PostaPont/ })).toBeChecked();
  await shopper.open("/megrendeles/szamlazas");
  await page.getByRole("textbox", { name: "Név" }).fill("Kovács Anna");
  await page.getByRole("textbox", { name: "Irányítószám" }).fill("1186");
  await page.getByRole("combobox", { name: "Utca" }).fill("Közdűlő út");
  await page.getByRole("textbox", { name: "Házszám" }).fill("46");
  await page
    .getByRole("radiogroup", { name: /Fizetési mód/ })
    .locator("label:has(input:enabled)")
    .first()
    .click();
  await goOn(page, "az összesítéshez");
  const missing = page.getByRole("alert").filter({ hasText: "Még nem választottál postapontot." });
  await missing.getByRole("link", { name: "Javítom itt: Szállítás" }).click();
  await expect(heading(page, "Hova vigyük?")).toBeVisible();
});
