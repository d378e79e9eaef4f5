import type { Page } from "@playwright/test";
import { openSummary } from "./openSummary.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

// Requests without a network fail, also for scripts that are still on their way.
test.use({
  expected:
    /^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED) .*\/(graphql|assets\/[\w-]+\.js)\)$/,
});

const order = (page: Page) => page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" });
const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Köszönjük a megrendelésedet" });
const unknown = (page: Page) => page.getByRole("main").getByText(/ne rendelj és ne fizess újra/);

/** Cuts the network while the order is sent: before the server has it, or before it answers. */
async function loseNetwork(page: Page, { isOrdered }: { readonly isOrdered: boolean }) {
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("createOrder")) return route.fallback();
    if (isOrdered) await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
}

test("[ORDER-3] [NET-4] a shopper who loses the network while ordering sees the true state, and ends with one order", async ({
  page,
  context,
}) => {
  await openSummary(page, { pinova: 1 });
  await loseNetwork(page, { isOrdered: false });
  await order(page).click();
  await expect(unknown(page)).toBeVisible();
  await page.unroute("**/graphql");
  await context.setOffline(false);
  await expect(unknown(page)).toBeHidden();
  await expect(thanks(page)).toBeHidden();

  await loseNetwork(page, { isOrdered: true });
  await order(page).click();
  await expect(unknown(page)).toBeVisible();
  await page.unroute("**/graphql");
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
});

test(
  "[ORDER-3] [ORDER-7] two tabs that order the same cart place one order, and a third tab shows the order",
  { tag: "@full" },
  async ({ page, context }) => {
    await openSummary(page, { pinova: 1 });
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const tab of [second, third]) await new Shopper(tab).open("/megrendeles/osszesites");
    const bothHavePressed = Promise.withResolvers<void>();
    await context.route("**/graphql", async (route) => {
      if ((route.request().postData() ?? "").includes("createOrder")) await bothHavePressed.promise;
      await route.fallback();
    });
    await Promise.all([order(page).click(), order(second).click()]);
    bothHavePressed.resolve();
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(second)).toBeVisible();
    expect(second.url()).toBe(page.url());
    await expect(thanks(third)).toBeVisible();
    expect(third.url()).toBe(page.url());
  },
);
