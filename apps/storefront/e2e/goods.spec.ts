import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[SHIP-8] [SEAM-1] goods that do not travel to the place are named, and one press takes them out", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  await shopper.open("/kereses/rizs");
  await page
    .getByRole("button", { name: /^Kosárba/ })
    .first()
    .click();
  await shopper.choosePostcode("7621");
  await expect(shopper.cartLink).toContainText("1 199");
  await shopper.open("/kereses/csirkemell");
  await page
    .getByRole("button", { name: /^Kosárba/ })
    .first()
    .click();
  await expect(shopper.cartLink).not.toContainText("1 199");
  await shopper.open("/kosar");
  await main.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();

  const takeOut = main.getByRole("button", { name: /^Kiveszem: .*csirkemell/i });
  await expect(takeOut).toBeVisible();
  await expect(main.getByRole("button", { name: "Személyesen veszem át" })).toBeVisible();
  await expectAccessible(page);
  await takeOut.click();
  await expect(takeOut).toBeHidden();
  await expect(main.getByRole("status").filter({ hasText: /csirkemell.* kikerült a kosaradból/i })).toBeVisible();
  await expect(shopper.cartLink).toContainText("1 199");
  await main.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();
  await expect(page).toHaveURL(/\/megrendeles$/);
});
