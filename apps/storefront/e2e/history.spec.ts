import type { Page } from "@playwright/test";
import { readyCart } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const name = "Pinova alma";
const product = "/termekek/pinova-alma";

const linesOf = (page: Page) => page.getByRole("main").getByRole("article");

/** The browser's cart is one of the shop's clients from now on. */
async function takeCart(page: Page, id: string): Promise<void> {
  const url = new URL(test.info().project.use.baseURL ?? "").origin;
  await page.context().addCookies([{ name: "cart_id", value: id, url }]);
}

test("[SEAM-2] the way back shows the cart as it is now, not as it was on the page", async ({ page, request }) => {
  await takeCart(page, await readyCart(request, { pinova: 1 }));
  const shopper = new Shopper(page);
  const total = page.getByRole("region", { name: "Összesítés" }).getByRole("status");
  await shopper.open("/kosar");
  await expect(total).toBeVisible();
  const before = await total.textContent();
  await shopper.open(product);
  await shopper.quantityOf(name).getByRole("button", { name: "Több" }).click();
  await shopper.confirmed(name);
  await page.goBack();
  await shopper.listening();
  await expect(total).not.toHaveText(before ?? "");
  await expect(shopper.fieldOf(name, "kg")).toHaveValue("1,1");
});

test("[SEAM-2] a page that the browser kept whole is read anew when it is shown again", async ({ page, request }) => {
  const id = await readyCart(request, { pinova: 1 });
  await takeCart(page, id);
  const shopper = new Shopper(page);
  await shopper.open("/kosar");
  await expect(linesOf(page)).toHaveCount(1);
  const emptied = "mutation ($id: ID!) { updateCart(input: { id: $id, products: [] }) { id } }";
  expect(await (await request.post("/graphql", { data: { query: emptied, variables: { id } } })).text()).toContain(id);
  // Playwright's Chromium keeps no pages.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(linesOf(page)).toHaveCount(0);
});
