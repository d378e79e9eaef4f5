import type { Page } from "@playwright/test";
import { openSummary } from "./openSummary.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const name = "Pinova alma";

test("[CART-16] [NET-7] two tabs show one cart, and changes without a network survive the page", async ({
  page,
  context,
}) => {
  const first = new Shopper(page);
  const second = new Shopper(await context.newPage());
  await first.open("/termekek/pinova-alma");
  await second.open("/kosar");

  await page.getByRole("button", { name: `Kosárba: ${name}` }).click();
  await first.choosePostcode("1186");
  await first.confirmed(name);
  await expect(second.fieldOf(name, "db")).toHaveValue("1");
  await expect(second.page.getByRole("main").getByRole("heading", { name: "Zöldség, gyümölcs" })).toBeVisible();

  await context.setOffline(true);
  await first.quantityOf(name).getByRole("button", { name: "Több" }).click();
  await expect(first.fieldOf(name, "db")).toHaveValue("2");
  // It shows immediately and is stored a moment later, but always before it is sent.
  await expect(page.getByRole("region", { name: "Értesítések" })).toContainText("Hálózati hiba!");
  await page.close();
  await second.page.close();

  await context.setOffline(false);
  const later = new Shopper(await context.newPage());
  await later.open("/kosar");
  await later.confirmed(name);
  await expect(later.fieldOf(name, "db")).toHaveValue("2");
  await later.page.reload();
  await later.listening();
  await expect(later.fieldOf(name, "db")).toHaveValue("2");
});

test(
  "[ORDER-3] [ORDER-10] a second tab at the summary shows the order that the first tab has placed",
  { tag: "@full" },
  async ({ page, context }) => {
    const heading = (tab: Page, name: string) => tab.getByRole("heading", { level: 1, name });
    await openSummary(page, { pinova: 1 });
    const second = new Shopper(await context.newPage());
    await second.open("/megrendeles/osszesites");
    await expect(heading(second.page, "Összesítés és megrendelés")).toBeVisible();

    await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
    await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
    await expect(heading(second.page, "Köszönjük a megrendelésedet")).toBeVisible();
    await expect(second.page).toHaveURL(page.url());

    await second.page.goBack();
    await second.page.goForward();
    await expect(heading(second.page, "Köszönjük a megrendelésedet")).toBeVisible();
  },
);
