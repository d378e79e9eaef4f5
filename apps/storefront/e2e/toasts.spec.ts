import type { Page } from "@playwright/test";
import { openSummary } from "./openSummary.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const toastsOf = (page: Page) => page.getByRole("region", { name: "Értesítések" }).getByRole("listitem");

const refuse = (page: Page, operation: string) =>
  page.route("**/graphql", (route) =>
    route.request().postData()?.includes(operation) === true
      ? route.fulfill({
          status: 200,
          contentType: "application/json",
          body: JSON.stringify({
            data: null,
            errors: [{ message: "no", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
          }),
        })
      : route.fallback(),
  );

const openBilling = async (page: Page) => {
  await openSummary(page, { "tej 2,8": 1 });
  await new Shopper(page).open("/megrendeles/szamlazas");
  await expect(page.getByRole("textbox", { name: "Kuponkód" })).toBeVisible();
};

const applyCoupon = async (page: Page, code: string) => {
  await page.getByRole("textbox", { name: "Kuponkód" }).fill(code);
  await page.getByRole("button", { name: "Beváltom" }).click();
};

test("[SEAM-3] a refused coupon is said beside its field alone", async ({ page }) => {
  await openBilling(page);
  await applyCoupon(page, "NINCSILYEN");
  await expect(page.getByRole("textbox", { name: "Kuponkód" })).toHaveAccessibleDescription(/kupon/i);
  await expect(toastsOf(page)).toHaveCount(0);
});

test("[ORDER-2] [SEAM-3] a refused order is said once, after the second press too", async ({ page }) => {
  await openSummary(page, { "tej 2,8": 1 });
  await refuse(page, "createOrder");
  const said = page.getByText(/Hiba történt a megrendelés leadása közben/);
  for (const _press of [1, 2]) {
    await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
    await expect(said).toBeVisible();
    await expect(said).toHaveCount(1);
    await expect(toastsOf(page)).toHaveCount(0);
  }
});

test(
  "[SEAM-3] an error's toast covers no button of the step, and goes with its page",
  { tag: "@layout" },
  async ({ page }) => {
    await openBilling(page);
    await refuse(page, "updateCart");
    await page.getByText("Bankkártya (Borgun)", { exact: true }).click();
    const toast = toastsOf(page);
    await expect(toast).toHaveCount(1);
    const goOn = page.getByRole("button", { name: /^Tovább/ });
    const [above, below] = [await toast.boundingBox(), await goOn.boundingBox()];
    if (above === null || below === null) throw new Error("Nothing is shown");
    const isApart = above.y + above.height <= below.y || below.y + below.height <= above.y;
    expect(isApart || above.x + above.width <= below.x || below.x + below.width <= above.x).toBe(true);
    await page
      .getByRole("link", { name: /^Vissza/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/szamlazas/);
    await expect(toast).toHaveCount(0);
  },
);
