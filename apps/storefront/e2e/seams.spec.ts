import { openSummary } from "./openSummary.ts";
import { asking, readyCart } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const update = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";

for (const [consent, sends] of [
  ["given", /"gamp_cid":"12\.34","gamp_session_id":"1700000000"/],
  ["refused", /^(?!.*gamp_(?:cid|session_id)).*"gamp_checkout_type":"normal"/s],
] as const)
  test(`[ANALYT-2] [LAW-9] the tag manager's ids go with an order only after consent: ${consent}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? "";
    await context.addCookies([
      { name: "analytics_consent", value: consent, url },
      { name: "_ga", value: "GA1.1.12.34", url },
      { name: "_ga_X1", value: "GS2.1.s1700000000$o5$g1", url },
    ]);
    await openSummary(page, { "tej 2,8": 1 });
    const order = page.waitForRequest((request) => (request.postData() ?? "").includes("createOrder"));
    await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
    // The document names the fields as well, so only what follows it counts.
    expect(/"variables":(.*)/s.exec((await order).postData() ?? "")?.[1]).toMatch(sends);
  });

test("[COMBO-2] post points are searched by town and street, with accents or without, and Enter sends no form", async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  const id = await readyCart(context.request, { rizs: 1 });
  await asking(context.request)(update, {
    input: { id, shipping_method: "3", shipping_address: { name: "Kovács Anna", postcode: 7621, city: "Pécs" } },
  });
  const place = { type: "delivery", deliveryType: "postcode", zip: "7621", city: "Pécs" };
  await context.addCookies([
    { name: "cart_id", value: id, url },
    { name: "delivery_address", value: encodeURIComponent(JSON.stringify(place)), url },
  ]);
  await new Shopper(page).open("/megrendeles/kiszallitas");
  await page.getByRole("radio", { name: /PostaPont/ }).check();
  const points = page.getByRole("radiogroup", { name: "Postapont", exact: true }).getByRole("radio");
  await expect.poll(() => points.count()).toBeGreaterThan(50);
  const search = page.getByRole("searchbox");
  await search.fill("pecs");
  await search.press("Enter");
  await expect(page).toHaveURL(/kiszallitas/);
  await expect.poll(() => points.count()).toBeLessThan(10);
  for (const point of await points.all()) await expect(point).toHaveAccessibleName(/Pécs/);
});
