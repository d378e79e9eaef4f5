import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { orderedBefore } from "./orderedBefore.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const path = "/profil/korabban-rendelt";

test("[NAV-6] a shopper finds earlier products, by name and by department, and adds them again", async ({
  page,
  request,
}) => {
  const { email, password } = await orderedBefore(request, { "pinova alma": 2, "friss tej": 3, kenyér: 1 });
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  const shelf = main.getByRole("list", { name: "Korábban rendelt termékek" });

  await test.step("a guest logs in first, and comes back", async () => {
    await shopper.open(path);
    await main.getByLabel("E-mail cím", { exact: true }).fill(email);
    await main.getByLabel("Jelszó", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Belépek" }).click();
    await expect(page).toHaveURL(path);
    await expect(shelf.getByRole("article")).toHaveCount(3);
  });

  await test.step("the address keeps the typed text, also without accents, and the department", async () => {
    await main.getByLabel("Keresés a korábban rendeltek között").fill("KENYER");
    await expect(shelf.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL(`${path}?kereses=KENYER`);
    await main.getByLabel("Keresés a korábban rendeltek között").fill("nincs ilyen");
    await expect(main.getByRole("heading", { name: "Ilyet még nem rendeltél" })).toBeVisible();
    await main.getByLabel("Keresés a korábban rendeltek között").fill("");
    await main.getByRole("link", { name: /^Zöldség, gyümölcs/ }).click();
    await expect(page).toHaveURL(`${path}/zoldseg-gyumolcs`);
    await expect(shelf.getByRole("article")).toHaveCount(1);
    await page.reload();
    await shopper.listening();
    await expect(shelf.getByRole("article", { name: "Pinova alma" })).toBeVisible();
    await expect(shelf.getByText(/^Legutóbb: 2\s/)).toBeVisible();
  });

  await test.step("takes it again", async () => {
    await shelf.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
    await shopper.choosePostcode("1053");
    await shopper.confirmed("Pinova alma");
    await expectAccessible(page);
  });
});

/** Years of orders in a minute: the server's products, ordered every second week, but for the bread. */
async function inARhythm(page: Page): Promise<void> {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await page.route("**/graphql**", async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const text = JSON.stringify(body, (_key, value: unknown) =>
      typeof value === "object" &&
      value !== null &&
      "first_created_at" in value &&
      !JSON.stringify(value).includes("enyér")
        ? { ...value, order_count: 5, created_at: ago(15), first_created_at: ago(71) }
        : value,
    );
    await route.fulfill({ response, body: text });
  });
}

test("[USUAL-1] [USUAL-2] what is due in a shopper's rhythm is proposed with its reason, and goes into the cart at once", async ({
  page,
  request,
}) => {
  const { email, password } = await orderedBefore(request, { "pinova alma": 2, "friss tej": 3, kenyér: 1 });
  await inARhythm(page);
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  await shopper.open(path);
  await main.getByLabel("E-mail cím", { exact: true }).fill(email);
  await main.getByLabel("Jelszó", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Belépek" }).click();
  const basket = main.getByRole("region", { name: "Szokásos kosár" });
  await expect(basket.getByText("Kéthetente veszed, 15 napja volt.")).toHaveCount(2);
  await expect(basket.getByText(/enyér/)).toHaveCount(0);
  await expectAccessible(page);

  await basket.getByRole("checkbox", { name: /tej/i }).check();
  await basket
    .getByRole("button", { name: /kosárba/i })
    .last()
    .click();
  await shopper.choosePostcode("1053");
  await expect(basket.getByRole("link", { name: "Megnézem a kosarat" })).toBeVisible();
  await shopper.cartLink.click();
  await expect(main.getByRole("link", { name: "Pinova alma" }).first()).toBeVisible();
  await expect(main.getByText(/friss tej/i)).toHaveCount(0);
});

test("[USUAL-3] the home page proposes what is due, and cards everywhere mark what is usual", async ({
  page,
  request,
}) => {
  const { email, password } = await orderedBefore(request, { "pinova alma": 2, "friss tej": 3, kenyér: 1 });
  await inARhythm(page);
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  const shelf = main.getByRole("region", { name: "Szokásos kosár" });
  await shopper.open("/");
  await expect(shelf).toHaveCount(0);
  await shopper.open(path);
  await main.getByLabel("E-mail cím", { exact: true }).fill(email);
  await main.getByLabel("Jelszó", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Belépek" }).click();
  await expect(page).toHaveURL(path);

  await shopper.open("/");
  await expect(shelf.getByRole("article")).toHaveCount(2);
  const apple = shelf.getByRole("article", { name: "Pinova alma" });
  await expect(apple.getByText("Kéthetente veszed, 15 napja volt.")).toBeVisible();
  await expectAccessible(page);
  await apple.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  await shopper.choosePostcode("1053");
  await shopper.confirmed("Pinova alma");

  await shopper.open("/kereses/alma");
  await expect(main.getByRole("article", { name: "Pinova alma" }).getByText("Szokásos")).toBeVisible();
  await shopper.open("/kereses/kenyér");
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(main.getByText("Szokásos")).toHaveCount(0);
});

test(
  "[USUAL-3] a category shows its usual products below its list, and moves nothing for them",
  { tag: "@full" },
  async ({ page, request }) => {
    const { email, password } = await orderedBefore(request, { "pinova alma": 2, "friss tej": 3, kenyér: 1 });
    await inARhythm(page);
    const shopper = new Shopper(page);
    const main = page.getByRole("main");
    const shelf = main.getByRole("region", { name: "Szokásos ebből a kategóriából" });
    await shopper.open("/zoldseg-gyumolcs");
    await expect(shelf).toHaveCount(0);
    await shopper.open(path);
    await main.getByLabel("E-mail cím", { exact: true }).fill(email);
    await main.getByLabel("Jelszó", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Belépek" }).click();
    await expect(page).toHaveURL(path);

    const { promise: read, resolve: isRead } = Promise.withResolvers<void>();
    await page.route("**/graphql**", async (route) => {
      const asked = decodeURIComponent(route.request().url()) + (route.request().postData() ?? "");
      if (asked.includes('"category_id"') && asked.includes('"ids"')) await read;
      await route.fallback();
    });
    await shopper.open("/zoldseg-gyumolcs");
    await expect(main.getByRole("article", { name: "Pinova alma" }).getByText("Szokásos")).toBeVisible();
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry) document.body.dataset["shift"] = String(entry.value);
      }).observe({ type: "layout-shift" });
    });
    isRead();
    await expect(shelf.getByRole("article", { name: "Pinova alma" })).toBeAttached();
    await expect(shelf.getByRole("article")).toHaveCount(1);
    await expect(page.locator("body[data-shift]")).toHaveCount(0);
    await expectAccessible(page);
    await shopper.open("/tejtermek-tojas");
    await expect(shelf.getByRole("article", { name: /tej/i })).toHaveCount(1);
    await expect(shelf.getByRole("article")).toHaveCount(1);
  },
);
