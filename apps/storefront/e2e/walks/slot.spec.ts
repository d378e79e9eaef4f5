import { readyCart } from "../readyCart.ts";
import { Shopper } from "../Shopper.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";

// The clock is for developers, who come by no proxy.
test.use({ extraHTTPHeaders: {} });

test("[SEAM-2] an expired time slot is said on the cart and on each step, also after a reload, one press from the others", async ({
  context,
  page,
  request,
  shopUrl,
}) => {
  const shopkeeper = new Shopkeeper(request, context, { daysOff: 0 });
  await shopkeeper.begin();
  const id = await readyCart(request, { pinova: 1 });
  const input = {
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
  };
  const query = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
  await request.post("/graphql", { data: { query, variables: { input } } });
  const place = JSON.stringify({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
  await context.addCookies([
    { name: "cart_id", value: id, url: shopUrl },
    { name: "delivery_address", value: encodeURIComponent(place), url: shopUrl },
  ]);
  const shopper = new Shopper(page);
  await shopper.open("/megrendeles/kiszallitas");
  await page.getByRole("tabpanel").getByText(/\d–\d/).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Még 15 percig neked tartjuk" })).toBeVisible();

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
  await others.click();
  await expect(page).toHaveURL(/\/megrendeles\/kiszallitas#idosavok$/);
  await expect(page.getByText("Lejárt az idő")).toBeVisible();
  await page.getByRole("tabpanel").getByText(/\d–\d/).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Még 15 percig neked tartjuk" })).toBeVisible();
  await shopper.open("/kosar");
  await expect(page.getByRole("button", { name: /^Tovább/ })).toBeVisible();
  await expect(lost).toBeHidden();
});
