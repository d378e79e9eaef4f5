import type { Page } from "@playwright/test";
import { listedRows, type PageRow, pageTable } from "../src/pageTable.test.kit.ts";
import { expectOpenToEverybody } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { sitePaths } from "./sitePaths.ts";
import { expect, test } from "./test.ts";

const isFull = process.env["KAMRA_FULL"] === "1";

/** Pages covered by another page of the same kind in the table. */
const alike: ReadonlyArray<string> = [
  "/tejtermek-tojas/tej",
  "/tejtermek-tojas?oldal=2&rendezes=ar-novekvo",
  "/tejtermek-tojas?akcios=igen&utm_source=x",
  "/ajanlatok",
  "/ujdonsagok",
  "/termekvalogatasok/adventi-keszulodes",
  "/brands/tejkut",
  "/szallitas/visszavaltas",
  "/cikk/adatkezelesi-tajekoztato",
  "/hirlevel/leiratkozas/x",
  "/goodid-belepes",
];

// A login link works only in the browser: account.spec.ts tests it.
const isStill = (path: string) => !path.startsWith("/token-login/");

const isWalked = ({ path, status = 200, by = "guest" }: PageRow) =>
  status === 200 && by === "guest" && isStill(path) && (isFull || !alike.includes(path));

const walks = [
  { kind: "pages that search engines keep", isKept: true },
  { kind: "pages that they do not keep", isKept: false },
];

/** A login or registration page is checked with its errors shown. */
const isIntoAccount = (path: string) => /^\/(belepes|regisztracio|elfelejtett-jelszo)(?!\/elkuldve)/.test(path);

async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole("main").locator("form button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("group").first()).toBeFocused();
}

for (const { kind, isKept } of walks) {
  test(`[LAW-10] ${kind} hydrate and are accessible`, async ({ page }) => {
    test.setTimeout(600_000);
    const rows = [...pageTable, ...listedRows(await sitePaths(page.request))].filter(isWalked);
    for (const { path, heading = /./ } of rows.filter(({ canonical }) => (canonical !== undefined) === isKept)) {
      await test.step(path, async () => {
        await new Shopper(page).open(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        if (isIntoAccount(path)) await sendEmpty(page);
        await expectOpenToEverybody(page);
      });
    }
  });
}

test("[LAW-10] a filled cart is accessible", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/pinova-alma");
  await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  await shopper.choosePostcode("1186");
  await shopper.confirmed("Pinova alma");
  await shopper.open("/kosar");
  await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
  await expectOpenToEverybody(page);
});

test.describe("an unknown address", () => {
  test.use({ expected: /status of 404 \(Not Found\) \(http:\/\/[^/]+\/(tejtermek-tojas\/nincs|a%0Ab)\)$/ });

  test("[NAV-1] shows a page with a link to the home page", async ({ page }) => {
    for (const path of ["/tejtermek-tojas/nincs", "/a%0Ab"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Ezt az oldalt nem találjuk" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "A kezdőlapra" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1, name: "Tele kamra, egy kosárral" })).toBeVisible();
    }
  });
});
