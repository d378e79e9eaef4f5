import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("[CART-13] the cart is beside the page on a wide screen, restores a removed product, and stays open or closed", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const panel = page.getByRole("complementary", { name: "Kosarad" });
  await shopper.open("/termekek/parazs-pekseg-kovaszos-felbarna-kenyer-750-g");
  const buy = page.getByRole("main");
  await buy
    .getByRole("button", { name: /^Kosárba: Parázs Pékség kovászos/ })
    .first()
    .click();
  await shopper.choosePostcode("7621");
  const taken = panel.getByRole("button", { name: /^Kivétel a kosárból: Parázs Pékség kovászos/ });
  await expect(taken).toBeVisible();
  await expect(panel.getByRole("meter", { name: "Ingyenes kiszállítás" })).toBeVisible();

  await test.step("an option of the product page is restored with the line", async () => {
    await buy.getByRole("checkbox", { name: "Szeletelve kérem" }).check();
    await taken.click();
    await expect(taken).toBeHidden();
    await panel.getByRole("button", { name: "Visszateszem" }).click();
    await expect(taken).toBeVisible();
    await expect(buy.getByRole("checkbox", { name: "Szeletelve kérem" })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("hidden, it stays hidden after a reload, until it is wanted again", async () => {
    await panel.getByRole("button", { name: "Kosár elrejtése" }).click();
    await page.reload();
    await shopper.listening();
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Kosár megjelenítése" }).click();
    await expect(panel).toBeVisible();
  });

  await test.step("[NAV-4] from 1024 px on, it leaves the search its room", async () => {
    for (const width of [1024, 1120, 1216, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(panel).toBeVisible();
      await expect.poll(async () => (await shopper.searchField.boundingBox())?.width ?? 0).toBeGreaterThan(240);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(panel).toBeHidden();
  });
});
