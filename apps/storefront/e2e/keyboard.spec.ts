import type { Locator } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const name = "Pinova alma";

test("[LAW-10] a shopper fills a cart with the keyboard alone", async ({ page }) => {
  const shopper = new Shopper(page);

  /** Presses Tab until the focus is there. */
  const tabTo = async (target: Locator, { backwards = false } = {}): Promise<void> => {
    await expect(target).toBeVisible();
    for (let press = 0; press < 150; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  };

  await test.step("skips to the content, or searches", async () => {
    await shopper.open("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeFocused();
    await tabTo(shopper.searchField);
    await page.keyboard.type("pinova");
    const option = page.getByRole("option", { name });
    await expect(option).toBeVisible();
    for (let press = 0; press < 10 && (await option.getAttribute("aria-selected")) !== "true"; press += 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });

  await test.step("arrives at the product's heading", async () => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  });

  await test.step("adds it by weight", async () => {
    await tabTo(page.getByRole("radiogroup", { name: "Mértékegység" }).first().getByRole("radio", { name: "kg" }));
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "kg" }).first()).toBeChecked();
    await tabTo(page.getByRole("button", { name: `Kosárba: ${name}` }));
    await page.keyboard.press("Enter");
    await tabTo(shopper.deliveryDialog.getByRole("textbox", { name: "Irányítószám" }));
    await page.keyboard.type("1186");
    await expect(shopper.deliveryDialog).toContainText("1186 Budapest");
    await tabTo(shopper.deliveryDialog.getByRole("button", { name: "Rendben" }));
    await page.keyboard.press("Enter");
    await expect(shopper.deliveryDialog).toBeHidden();
    await expect(shopper.quantityOf(name)).toBeVisible();
  });

  await test.step("changes the quantity by arrows and by typing", async () => {
    const field = shopper.fieldOf(name, "kg");
    await tabTo(field);
    const start = Number((await field.inputValue()).replace(",", "."));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await shopper.confirmed(name);
    expect(Number((await field.inputValue()).replace(",", "."))).toBeCloseTo(start * 3, 5);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("2");
    await shopper.confirmed(name);
  });

  await test.step("goes to the cart, reloads it and empties it", async () => {
    await tabTo(shopper.cartLink, { backwards: true });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeFocused();
    await expect(shopper.fieldOf(name, "kg")).toHaveValue("2");
    await page.reload();
    await shopper.listening();
    await expect(shopper.fieldOf(name, "kg")).toHaveValue("2");
    await tabTo(shopper.fieldOf(name, "kg"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("0");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Üres még a kosarad" })).toBeVisible();
  });
});
