import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({
  serviceWorkers: "allow",
  reuseContext: false,
  expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return await caches.keys();
  });

/** The addresses of all that the worker has kept. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("[CART-5] without a network a page says so, and neither prices nor anybody's pages are kept", async ({
  page,
  context,
}) => {
  // A worker of an older release has been here.
  await page.goto("/icon.svg");
  await page.evaluate(async () => {
    await (await caches.open("kamra-files-older")).put("/assets/older.js", new Response("old"));
  });
  await page.goto("/termekek/pinova-alma");
  await installed(page);
  await expect.poll(() => page.evaluate(() => caches.has("kamra-files-older"))).toBe(false);
  // The worker answers from the next page on.
  await page.goto("/kosar");
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor();
  const kept = await keptBy(page);
  expect(kept).toContain("/nincs-kapcsolat");
  expect(kept.filter((path) => path !== "/nincs-kapcsolat" && !path.startsWith("/assets/"))).toEqual([]);

  await context.setOffline(true);
  await page.goto("/termekek/pinova-alma");
  await expect(page.getByRole("heading", { name: "Nincs internetkapcsolat" })).toBeVisible();
  await expect(page.getByText("Ft")).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Újra" }).click();
  await expect(page.getByRole("heading", { name: "Pinova alma", level: 1 })).toBeVisible();
});
