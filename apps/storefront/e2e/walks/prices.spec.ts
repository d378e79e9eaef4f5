import { readyCart } from "../readyCart.ts";
import { Shopper } from "../Shopper.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";

// The clock is for developers, who come by no proxy.
test.use({ extraHTTPHeaders: {} });

test("[ORDER-14] [SEAM-2] a price that rose since an earlier day is told on the cart and the summary until it was seen", async ({
  context,
  page,
  request,
  shopUrl,
}) => {
  const shopkeeper = new Shopkeeper(request, context, { daysOff: 0 });
  await shopkeeper.begin();
  const id = await readyCart(request, { "kispajta friss tej 2,8%": 3 });
  const cookies = { cart_id: id, delivery_address: encodeURIComponent(JSON.stringify({ type: "personal" })) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl })));
  const shopper = new Shopper(page);
  const told = page.getByRole("main").getByRole("alert").filter({ hasText: "Megváltozott egy ár a kosaradban" });
  await shopper.open("/kosar");
  await expect(page.getByRole("main")).toContainText(/Összesen: 897\sFt/);
  await expect(told).toBeHidden();

  // The cart's service starts after the page, and keeps what was seen.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kamra.prices"))).toContain("299");
  await page.goto("about:blank");
  for (const week of ["10080", "10080"] as const) await shopkeeper.moveClock(week);
  for (const path of ["/kosar", "/megrendeles/osszesites", "/kosar"]) {
    await shopper.open(path);
    await expect(told).toContainText(/az ára 299\sFt helyett 599\sFt, mert véget ért az akció/);
  }
  await expect(page.getByRole("main")).toContainText(/Összesen: 1\s797\sFt/);
  await told.getByRole("button", { name: "Rendben, láttam" }).click();
  await expect(told).toBeHidden();
  await shopper.open("/megrendeles/osszesites");
  await expect(page.getByRole("main")).toContainText(/Fizetendő\s*2\s187\sFt/);
  await expect(told).toBeHidden();
});
