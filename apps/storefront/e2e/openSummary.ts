import type { Page } from "@playwright/test";
import { type Buyer, type Goods, readyCart } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

/** Opens the summary of a complete order. */
export async function openSummary(page: Page, goods: Goods, buyer: Buyer = {}): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const cookies = {
    cart_id: await readyCart(page.request, goods, buyer),
    delivery_address: encodeURIComponent(JSON.stringify({ type: "personal" })),
  };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await new Shopper(page).open("/megrendeles/osszesites");
  await expect(page.getByRole("heading", { level: 1, name: "Összesítés és megrendelés" })).toBeVisible();
}
