import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

/** The cards of what a search for "csirkemell" finds; the first is chilled. */
const chicken = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article", { name: /csirkemell/i })
    .first();
const fetched = "Hűtött: csak személyes átvétellel";

test("[SHIP-9] goods that do not come to the chosen place say so before they are added, and can be added", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  await test.step("nothing is said while no place is chosen", async () => {
    await shopper.open("/kereses/csirkemell");
    await expect(chicken(page)).toBeVisible();
    await expect(main).not.toContainText("Hűtött:");
  });

  await test.step("where only the post goes, chilled goods are marked, and others are not", async () => {
    await shopper.open("/kereses/rizs");
    await page
      .getByRole("button", { name: /^Kosárba/ })
      .first()
      .click();
    await shopper.choosePostcode("7621");
    await expect(shopper.cartLink).toContainText("1 199");
    await expect(main.getByRole("article").first()).not.toContainText("szállítjuk");
    await shopper.open("/kereses/csirkemell");
    await expect(chicken(page)).toContainText(fetched);
    await expectAccessible(page);
  });

  await test.step("the product's own page and the cart's line say the same", async () => {
    await chicken(page).getByRole("link").first().click();
    await expect(main.getByText(fetched).first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Kosárba/ })
      .first()
      .click();
    await expect(shopper.cartLink).not.toContainText("1 199");
    await shopper.open("/kosar");
    await expect(chicken(page)).toContainText(fetched);
  });

  await test.step("the suggestions of the search say it too", async () => {
    await page.getByRole("combobox", { name: "Keresés" }).fill("csirkemell");
    await expect(
      page
        .getByRole("row", { name: /csirkemell/i })
        .filter({ hasText: fetched })
        .first(),
    ).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("who fetches the goods can take them all", async () => {
    await main.getByRole("radiogroup").getByText("Személyes átvétel", { exact: true }).click();
    await expect(chicken(page)).not.toContainText("Hűtött");
  });
});

test(
  "[SHIP-8] [SEAM-1] goods that do not travel to the place are named, and one press takes them out",
  { tag: "@full" },
  async ({ page }) => {
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
  },
);

test("[SHIP-8] [SEAM-1] several goods are taken out by one press, named in one announcement, and one press brings all back", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  const first = page.getByRole("button", { name: /^Kosárba/ }).first();
  await shopper.open("/kereses/rizs");
  await first.click();
  await shopper.choosePostcode("7621");
  await expect(shopper.cartLink).toContainText("1 199");
  for (const word of ["csirkemell", "tej"]) {
    await shopper.open(`/kereses/${word}`);
    const count = (await shopper.cartLink.textContent()) ?? "";
    await first.click();
    await expect(shopper.cartLink).not.toHaveText(count);
  }
  await shopper.open("/kosar");
  await expect(main.getByRole("article")).toHaveCount(3);
  await main.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: /csirkemell.*: hűtött$/i })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /tej.*: hűtött$/i })).toBeVisible();

  await main.getByRole("button", { name: "Kiveszem ezt a 2 terméket" }).press("Enter");
  const told = main.getByRole("status").filter({ hasText: "kikerült a kosaradból" });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(/csirkemell/i);
  await expect(told).toContainText(/tej/i);
  await expect(page.locator("*:focus")).toContainText("kikerült a kosaradból");
  await expect(shopper.cartLink).toContainText("1 199");
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await expect(main.getByRole("button", { name: "Mindet visszateszem" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(told).toBeHidden();
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
});

const refusal = { data: null, errors: [{ message: "no", extensions: { code: "PRODUCT_NOT_FOUND" } }] };

/** Refuses additions to the cart, of products that no longer exist, until it is undone. */
async function refuseAdditions(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) =>
    route.request().postData()?.includes("updateCart") === true
      ? route.fulfill({ status: 200, contentType: "application/json", body: JSON.stringify(refusal) })
      : route.fallback();
  await page.route("**/graphql", refuse);
  return () => page.unroute("**/graphql", refuse);
}

test("[CART-8] [SEAM-1] what was taken out of the cart can be brought back where a closed step leads, or says why not", async ({
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
  await shopper.open("/kosar");
  await main.getByRole("button", { name: "Tovább a kapcsolattartóhoz" }).click();
  await expect(page).toHaveURL(/\/megrendeles$/);
  await main.getByRole("link", { name: "Vissza a kosárhoz" }).click();
  await main.getByRole("button", { name: /^Kivétel a kosárból/ }).click();
  await expect(main.getByRole("button", { name: "Visszateszem" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/\?hianyzik=cart$/);
  const allow = await refuseAdditions(page);
  await main.getByRole("button", { name: "Visszateszem" }).click();
  await expect(page.locator("*:focus")).toContainText("A termék nem található, vagy most nem rendelhető.");
  await allow();
  await main.getByRole("button", { name: "Visszateszem" }).click();
  await expect(shopper.cartLink).toContainText("1 199");
  await expect(main.getByText("A kosarad üres.")).toBeHidden();
});
