import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const goOn = (page: Page) => page.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();
const method = (page: Page, name: RegExp) => page.getByRole("radio", { name });

/** Opens the cart page, where the methods of the place are shown. */
async function openCart(page: Page): Promise<void> {
  await new Shopper(page).open("/kosar");
  await expect(page.getByRole("radiogroup", { name: "Hogyan kapod meg?" })).toBeVisible();
}

async function move(page: Page, { from, to }: { readonly from: RegExp; readonly to: string }): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: from }).click();
  await new Shopper(page).choosePostcode(to);
}

async function add(page: Page, path: string, product: RegExp): Promise<void> {
  await new Shopper(page).open(path);
  await page.getByRole("button", { name: product }).first().click();
}

test("[SHIP-7] [SEAM-1] [SEAM-2] the method follows the place, and the way to the checkout stays open", async ({
  page,
}) => {
  await add(page, "/kereses/rizs", /^Kosárba/);
  await new Shopper(page).choosePostcode("6720");
  await expect(new Shopper(page).cartLink).toContainText("1 199");
  await openCart(page);

  await test.step("where no courier goes, the post brings it, without a press", async () => {
    await expect(method(page, /MPL/)).toBeChecked();
    await expect(method(page, /Kamra házhozszállítás/)).toBeDisabled();
    await expect(page.getByRole("main")).toContainText(/Kiszállítás\s*2\s190\sFt/);
    await expectAccessible(page);
    await goOn(page);
    await expect(page).toHaveURL(/\/megrendeles$/);
  });

  await test.step("in Budapest, with goods that cannot be mailed, the courier comes", async () => {
    await openCart(page);
    await move(page, { from: /6720 Szeged/, to: "1186" });
    await expect(method(page, /Kamra házhozszállítás/)).toBeChecked();
    await add(page, "/kereses/tej", /^Kosárba/);
    await expect(new Shopper(page).cartLink).not.toContainText("1 199");
    await openCart(page);
    await expect(method(page, /MPL/)).toBeDisabled();
    await goOn(page);
    await expect(page).toHaveURL(/\/megrendeles$/);
  });

  await test.step("pickup is one press on the cart, costs nothing, and outlives a reload", async () => {
    await openCart(page);
    await method(page, /Kamra házhozszállítás/).focus();
    await page.keyboard.press("ArrowUp");
    await expect(method(page, /Személyes átvétel/)).toBeChecked();
    await expect(page.getByRole("main")).toContainText(/Átvétel\s*Ingyenes/);
    await openCart(page);
    await expect(method(page, /Személyes átvétel/)).toBeChecked();
    await method(page, /Kamra házhozszállítás/).press("Space");
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Irányítószám" })).toBeVisible();
    await page.keyboard.press("Escape");
    await goOn(page);
    await expect(page).toHaveURL(/\/megrendeles$/);
    await expect(page.getByRole("main")).toContainText(/Átvétel\s*Ingyenes/);
  });
});

test(
  "[SHIP-10] before a time is chosen the cart says what the courier's times cost, when the first is, and what cannot go",
  { tag: "@full" },
  async ({ page }) => {
    await add(page, "/kereses/rizs", /^Kosárba/);
    await new Shopper(page).choosePostcode("1186");
    await expect(new Shopper(page).cartLink).toContainText("1 199");
    await add(page, "/kereses/csirkemell", /^Kosárba/);
    await expect(new Shopper(page).cartLink).not.toContainText("1 199");
    await openCart(page);
    const methods = page.getByRole("radiogroup", { name: "Hogyan kapod meg?" });
    await expect(methods).toContainText(/\d{3}–\u2060?[\d\s]+Ft/);
    await expect(methods).toContainText(/Legkorábban (ma|holnap|\S+ \d+\., \S+) \d+(:30)?–\u2060?\d+/);
    await expect(methods).toContainText(/Van a kosaradban így nem szállítható termék: .*csirkemell/i);
    await expectAccessible(page);

    await move(page, { from: /1186 Budapest/, to: "6720" });
    await expect(method(page, /Kamra házhozszállítás/)).toBeDisabled();
    await expect(methods).not.toContainText("Legkorábban");
    await expect(methods, "a method that cannot be used has no price").not.toContainText(/2\s190\sFt/);
    await expect(page.getByRole("main")).toContainText(/Kiszállítás\s*nem lehetséges\s*Szállítás nélkül/);
    await expectAccessible(page);
    await expect(methods, "a method that brings nothing has no time").not.toContainText("Akár már holnap");
  },
);
