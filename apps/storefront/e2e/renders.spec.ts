import { fillCart, fillContact } from "../screens/shopperSteps.ts";
import { countRenders } from "./countRenders.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

/** The components of a card, of the header's cart, and of the cart panel with its new line. */
const ofOneProduct = 63;
/** The components of the header and its menus. */
const ofTheMenus = 250;
/** The components of the day's slots, the reservation, and both overviews of the order. */
const ofTheSlots = 80;

test("a press renders the parts that it changes, not the page", async ({ page }) => {
  const shopper = new Shopper(page);
  const rendered = await countRenders(page);
  await fillCart(page, "");
  // A page older than the last change reads the cart anew, which renders more than the press.
  await shopper.open("/kosar");
  await expect(page.getByRole("group", { name: /^Mennyiség: / }).last()).toHaveAttribute("aria-busy", "false");

  await shopper.open("/kereses/tej");
  const added = await rendered(async () => {
    await page
      .getByRole("button", { name: /^Kosárba: / })
      .first()
      .click();
    await expect(page.getByRole("group", { name: /^Mennyiség: / }).first()).toHaveAttribute("aria-busy", "false");
  });
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(ofOneProduct);

  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open("/");
  const opened = await rendered(async () => {
    await page.getByRole("button", { name: "Menü megnyitása" }).click();
    await expect(page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Ajánlatok" })).toBeVisible();
  });
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThan(ofTheMenus);

  await shopper.open("/megrendeles");
  await fillContact(page);
  await page.getByRole("button", { name: /^Tovább/ }).click();
  const slot = await shopper.laterSlot();
  await slot.waitFor();
  const chosen = await rendered(async () => {
    await slot.click();
    await expect(page.getByRole("status").filter({ hasText: "neked tartjuk" })).toBeVisible();
  });
  expect(chosen).toBeGreaterThan(0);
  expect(chosen).toBeLessThan(ofTheSlots);
});
