import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use(asDeveloper);

test("[SEARCH-13] what is not found is asked for with one press, and the shop sees it", async ({ page }) => {
  await new Shopper(page).open("/kereses/qwrtzkumkvat");
  const ask = page.getByRole("button", { name: "Kérem, legyen ilyen" });
  await ask.click();
  await expect(page.getByRole("status").filter({ hasText: "Köszönjük, szóltunk a boltnak." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Kérted, hogy legyen ilyen" })).toBeFocused();
  await expectAccessible(page);
  await page.goto("/muveletek");
  await expect(page.getByRole("row", { name: /qwrtzkumkvat \d+ / })).toBeVisible();
});
