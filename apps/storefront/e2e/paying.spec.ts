import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { openSummary } from "./openSummary.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

// The banks are simulated by developer pages.
test.use(asDeveloper);

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const provider = (page: Page, choice: RegExp) => page.getByRole("button", { name: choice }).click();
const told = (page: Page, words: string | RegExp) =>
  page.getByRole("main").locator('[role="alert"], [role="status"]').filter({ hasText: words });

const order = (page: Page) => page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();

/** Orders, and comes back from SimplePay without paying. */
async function backFromBank(page: Page): Promise<void> {
  await openSummary(page, { pinova: 1 }, { payment: "simplePay" });
  await order(page);
  await expect(heading(page, /SimplePay/)).toBeVisible();
  await page.goBack();
}

test("[ORDER-1] [PAY-1] a refused card pays at the second attempt, and the back button never loses the order", async ({
  page,
}) => {
  await backFromBank(page);
  await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
  await page.goForward();
  await provider(page, /^Elutasított/);
  await expect(told(page, "A bank nem hagyta jóvá a fizetést")).toBeVisible();
  await expect(heading(page, "Már csak a fizetés van hátra")).toBeVisible();
  await new Shopper(page).listening();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fizetek bankkártyával" }).click();
  await provider(page, /^Sikeres fizetés/);
  await expect(told(page, "Kifizetve")).toBeVisible();
  await page.reload();
  await expect(told(page, "Kifizetve")).toBeVisible();
  await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
});

test("[PAY-5] an order whose card was refused is paid in cash instead, and stays so", async ({ page }) => {
  await openSummary(page, { pinova: 1 }, { payment: "simplePay" });
  await order(page);
  await provider(page, /^Elutasított/);
  await new Shopper(page).listening();
  const main = page.getByRole("main");
  const cash = main.getByRole("button", { name: /^Utánvét: / });
  const [total = ""] = /[\d\s]+Ft/.exec(await cash.innerText()) ?? [];
  await cash.click();
  await expect(heading(page, "Köszönjük a megrendelésedet")).toBeFocused();
  await expect(cash).toBeHidden();
  await page.reload();
  await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
  await expect(main.getByText("Utánvét", { exact: true })).toBeVisible();
  await expect(main).toContainText(total.trim());
  await expect(main.getByRole("button", { name: "Fizetek bankkártyával" })).toBeHidden();
});

test("[ORDER-10] [PAY-1] back from the bank without paying, a guest goes on to pay at once, also from the empty cart", async ({
  page,
}) => {
  await backFromBank(page);
  await expect(
    told(page, "Várjuk a bank válaszát").getByRole("button", { name: "Folytatom a fizetést" }),
  ).toBeVisible();
  await new Shopper(page).open("/kosar");
  await expect(heading(page, "Üres még a kosarad")).toBeVisible();
  await told(page, "megrendelés: fizetésre vár").getByRole("link").click();
  await page.getByRole("button", { name: "Folytatom a fizetést" }).click();
  await provider(page, /^Sikeres fizetés/);
  await expect(told(page, "Kifizetve")).toBeVisible();
  await new Shopper(page).listening();
  await new Shopper(page).open("/kosar");
  await expect(heading(page, "Üres még a kosarad")).toBeVisible();
  await expect(told(page, "fizetésre vár")).toBeHidden();
});

test(
  "[PAY-1] a shopper who turns back at Borgun gets a message, and an unproved return leads to a page that explains it",
  { tag: "@full" },
  async ({ page }) => {
    await openSummary(page, { pinova: 1 }, { payment: "borgun" });
    await order(page);
    await expect(heading(page, /Borgun/)).toBeVisible();
    await provider(page, /megszakítja/);
    await page.getByRole("button", { name: "Vissza a boltba" }).click();
    await expect(told(page, "Megszakítottad a fizetést")).toBeVisible();
    await page.goto("/payment/simplePay/back?r=eyJvIjoiWCJ9&s=hamis");
    await expect(told(page, "Nem tudtuk ellenőrizni a bank visszajelzését")).toBeVisible();
    await expectAccessible(page);
  },
);

test("[LAW-11] a shopper who withdraws sees the refund, confirms in a second step, and keeps the receipt", async ({
  page,
}) => {
  await openSummary(page, { fogkrém: 1 });
  await order(page);
  await expect(heading(page, "Köszönjük a megrendelésedet")).toBeVisible();
  const status = page.url();
  const [id] = /\d+/.exec(await page.getByText(/A rendelésed száma/).innerText()) ?? [];
  await page.goto("/muveletek");
  await page.getByRole("button", { name: new RegExp(`${id}.*Összekészítés alatt`) }).click();
  await expect(page.getByRole("status")).toContainText(`${id} számú megrendelés: Összekészítés alatt`);
  await new Shopper(page).open(status);
  const withdrawal = page.getByRole("region", { name: "Elállás" });
  await withdrawal.getByRole("button", { name: "Megnézem, mennyit kapok vissza" }).click();
  await expect(withdrawal.getByText("Jelölj meg legalább egy terméket.")).toBeVisible();
  await withdrawal.getByRole("checkbox").check();
  await expectAccessible(page);
  await withdrawal.getByRole("button", { name: "Megnézem, mennyit kapok vissza" }).click();
  await expect(withdrawal.getByText(/Ennyit kapsz vissza: [\d\s]+Ft/)).toBeVisible();
  await expectAccessible(page);
  await withdrawal.getByRole("button", { name: "Elállok a vásárlástól" }).click();
  const account = withdrawal.getByRole("textbox", { name: "Bankszámlaszám" });
  await expect(account).toHaveAccessibleDescription(/Kötelező mező/);
  await account.fill("11773016-11111018");
  await withdrawal.getByRole("button", { name: "Elállok a vásárlástól" }).click();
  await expect(withdrawal.getByText(/Elállásodat megkaptuk/)).toBeVisible();
  await expect(withdrawal.getByText(/Ide utaljuk: .*•••• 1018/)).toBeVisible();
  await page.reload();
  await expect(withdrawal.getByText(/Elállásodat megkaptuk/)).toBeVisible();
  await expect(withdrawal.getByRole("checkbox")).toBeHidden();
});
