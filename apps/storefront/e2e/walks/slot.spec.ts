import type { BrowserContext, Page } from "@playwright/test";
import { asking, readyCart } from "../readyCart.ts";
import { Shopper } from "../Shopper.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";

// The clock is for developers, who come by no proxy.
test.use({ extraHTTPHeaders: {} });

const update = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";

/** Opens the step with the time slots, for a cart that lacks nothing else. */
async function openSlots(context: BrowserContext, page: Page, url: string): Promise<Shopper> {
  const id = await readyCart(context.request, { pinova: 1 });
  await asking(context.request)(update, {
    input: {
      id,
      shipping_method: null,
      shipping_address: {
        name: "Kovács Anna",
        postcode: 1186,
        city: "Budapest",
        street: "Közdűlő út",
        house_number: "46",
        telephone: "36201234567",
      },
    },
  });
  const place = JSON.stringify({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
  await context.addCookies([
    { name: "cart_id", value: id, url },
    { name: "delivery_address", value: encodeURIComponent(place), url },
  ]);
  const shopper = new Shopper(page);
  await shopper.open("/megrendeles/kiszallitas");
  return shopper;
}

const unchosen = (page: Page) => page.getByText("Még nem választottál idősávot");

test("[SEAM-2] an expired time slot is said on the cart and on each step, also after a reload, one press from the others", async ({
  context,
  page,
  request,
  shopUrl,
}) => {
  const shopkeeper = new Shopkeeper(request, context, { daysOff: 0 });
  await shopkeeper.begin();
  const shopper = await openSlots(context, page, shopUrl);
  await shopper.chooseSlot();

  // The page is left before the slot expires.
  await page.goto("about:blank");
  await shopkeeper.moveClock("15");
  const lost = page.getByRole("alert").filter({ hasText: "Lejárt az idő, ezt az idősávot már nem tartjuk" });
  const others = lost.getByRole("link", { name: "Idősávot választok" });
  for (const path of ["/kosar", "/megrendeles", "/megrendeles/szamlazas", "/megrendeles/osszesites"]) {
    await shopper.open(path);
    await expect(others).toBeVisible();
  }
  await page.reload();
  await shopper.listening();
  await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "Ezt az idősávot már nem tudjuk neked tartani" });
  await refused.getByRole("link", { name: "Másik idősávot választok" }).click();
  await expect(page).toHaveURL(/\/megrendeles\/kiszallitas#idosavok$/);
  await expect(page.getByText("Lejárt az idő")).toBeVisible();

  // On the slots' own step the button says the same.
  await page.getByRole("button", { name: "Tovább a számlázáshoz" }).click();
  const pressed = page.getByRole("alert").filter({ hasText: "Lejárt az idő, a választott idősávot már nem tartjuk." });
  await expect(pressed.getByRole("link", { name: "Idősávot választok" })).toBeVisible();
  await expect(unchosen(page)).toBeHidden();
  await shopper.chooseSlot();
  await expect(pressed).toBeHidden();
  await shopper.open("/kosar");
  await expect(page.getByRole("button", { name: /^Tovább/ })).toBeVisible();
  await expect(lost).toBeHidden();
});

test(
  "[SEAM-2] a time slot that does not go to the new place is said not to fit, and the summary shows it no more",
  { tag: "@full" },
  async ({ context, page, request, shopUrl }) => {
    await new Shopkeeper(request, context, { daysOff: 0 }).begin();
    const shopper = await openSlots(context, page, shopUrl);
    await shopper.chooseSlot();
    await shopper.open("/kosar");
    await page
      .getByRole("main")
      .getByRole("button", { name: /1186 Budapest/ })
      .click();
    await shopper.choosePostcode("2040");
    const unfit = page.getByRole("alert").filter({ hasText: "A választott idősáv ehhez a rendeléshez már nem jó" });
    const others = unfit.getByRole("link", { name: "Idősávot választok" });
    await expect(others).toBeVisible();
    await expect(unfit).toContainText("Ez az idősáv nem választható.");
    // The courier's card names the time and the fees that are still to be had.
    const courier = page.getByRole("radiogroup", { name: "Hogyan kapod meg?" }).locator("label", { hasText: "Kamra" });
    await expect(courier).toContainText(/Legkorábban .+, ha .+-\u2060ig rendelsz/);
    await page.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();
    await expect(page).toHaveURL(/\/megrendeles$/);
    await expect(others).toBeVisible();
    await expect(page.getByRole("complementary").getByText(/\d\d:\d\d–/)).toBeHidden();
    await expect(page.getByText("Lejárt az idő")).toBeHidden();
    await others.click();
    await expect(page).toHaveURL(/\/megrendeles\/kiszallitas#idosavok$/);
    await shopper.chooseSlot();
    await expect(unchosen(page)).toBeHidden();
  },
);
