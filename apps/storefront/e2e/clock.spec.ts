import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = [
  ["20 minutes ahead", 20 * minute],
  ["8 days ahead", 8 * day],
  ["30 days behind", -30 * day],
] as const;

/** Properties of the services cover all clocks; a push tries the one that is wrong the most. */
const tagOf = (by: number) => (by < 0 ? [] : "@full");

for (const [wrong, by] of clocks)
  test(
    `[TIME-1] [SHIP-6] home delivery is ordered with a held slot in a browser whose clock is ${wrong}`,
    { tag: tagOf(by) },
    async ({ page }) => {
      await page.clock.install({ time: Date.now() + by });
      const shopper = new Shopper(page);
      const goOn = (step: string) => page.getByRole("button", { name: `Tovább ${step}` }).click();
      await shopper.open("/kereses/pinova");
      await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
      await shopper.choosePostcode("1053");
      await shopper.confirmed("Pinova alma");
      await shopper.cartLink.click();
      await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
      await goOn("a kapcsolattartóhoz");
      await page.getByRole("textbox", { name: "Név" }).fill("Kovács Anna");
      await page.getByRole("textbox", { name: "E-mail cím" }).fill("anna@pelda.hu");
      await page.getByRole("textbox", { name: "Telefonszám" }).fill("06 20 123 4567");
      await goOn("a szállításhoz");

      // What is missing is told at once: the fields', and the time slot with a link to the slots.
      await goOn("a számlázáshoz");
      await expect(page.getByRole("group", { name: /mezőt még javíts ki/ })).toBeVisible();
      const missing = page.getByRole("alert").filter({ hasText: "Még nem választottál idősávot." });
      await missing.getByRole("link", { name: "Idősávot választok" }).click();
      await shopper.chooseSlot();
      // What was missing is there now.
      await expect(missing).toBeHidden();
      await page.getByRole("combobox", { name: "Utca" }).fill("Veres Pálné utca");
      await page.getByRole("textbox", { name: "Házszám" }).fill("12.");
      await goOn("a számlázáshoz");
      await page.getByText("Utánvét", { exact: true }).click();
      await goOn("az összesítéshez");
      await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Köszönjük a megrendelésedet" })).toBeVisible();
    },
  );
