import { pageTable } from "../src/pageTable.test.kit.ts";
import { expectOpenToEverybody } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

// What becomes of a link that logs in shows in the browser alone: account.spec.ts has it.
const isStill = (path: string) => !path.startsWith("/token-login/");

/** Pages of a kind of which the table has another, which stands for it. */
const alike = [
  "/tejtermek-tojas/tej",
  "/tejtermek-tojas?oldal=2&rendezes=ar-novekvo",
  "/tejtermek-tojas?akcios=igen&utm_source=x",
  "/szallitas/visszavaltas",
  "/cikk/adatkezelesi-tajekoztato",
];

for (const { path, heading = "" } of pageTable.filter(
  ({ path, status = 200, by = "guest" }) => status === 200 && by === "guest" && isStill(path),
)) {
  test(
    `[LAW-10] ${path} is taken over by the browser and open to everybody`,
    { tag: alike.includes(path) ? "@full" : [] },
    async ({ page }) => {
      await new Shopper(page).open(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectOpenToEverybody(page);
    },
  );
}

test("[LAW-10] a filled cart is open to everybody", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/pinova-alma");
  await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  await shopper.choosePostcode("1186");
  await shopper.confirmed("Pinova alma");
  await shopper.open("/kosar");
  await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
  await expectOpenToEverybody(page);
});

test.describe("an address that leads nowhere", () => {
  test.use({ expected: /status of 404 \(Not Found\) \(http:\/\/[^/]+\/(tejtermek-tojas\/nincs|a%0Ab)\)$/ });

  for (const path of ["/tejtermek-tojas/nincs", "/a%0Ab"]) {
    test(`[NAV-1] ${path} leads to the home page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Ezt az oldalt nem találjuk" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "A kezdőlapra" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1, name: "Tele kamra, egy kosárral" })).toBeVisible();
    });
  }
});
