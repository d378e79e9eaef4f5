import type { Page } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test.use({
  serviceWorkers: "allow",
  reuseContext: false,
  expected: /Failed to load resource/,
});

const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return await caches.keys();
  });

/** All addresses in the worker's cache. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("[CART-5] a page without a network shows a message, and the cache holds neither prices nor personal pages", async ({
  page,
  context,
}) => {
  // A cache of an older release.
  await page.goto("/icon.svg");
  await page.evaluate(async () => {
    await (await caches.open("kamra-files-older")).put("/assets/older.js", new Response("old"));
  });
  await page.goto("/termekek/pinova-alma");
  await installed(page);
  await expect.poll(() => page.evaluate(() => caches.has("kamra-files-older"))).toBe(false);
  // The worker controls the page from the next navigation on.
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

const name = "Pinova alma";

/** One piece in the server's cart, and another that waits for the network. */
async function changeOffline(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await page.getByRole("button", { name: `Kosárba: ${name}` }).click();
  await shopper.choosePostcode("1186");
  await shopper.confirmed(name);
  await page.context().setOffline(true);
  await shopper.quantityOf(name).getByRole("button", { name: "Több" }).click();
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
  // It shows immediately and is stored a moment later, but always before it is sent.
  await expect(page.getByRole("region", { name: "Értesítések" })).toContainText("Hálózati hiba!");
}

const expectTwo = async (page: Page): Promise<void> => {
  const shopper = new Shopper(page);
  await shopper.listening();
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
  await shopper.confirmed(name);
  // The server has received the change.
  await page.reload();
  await shopper.listening();
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
};

test(
  "[CART-5] [NET-7] a cart changed without a network survives a reload without one",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.goto("/kosar");
    await installed(page);
    await new Shopper(page).open("/termekek/pinova-alma");
    await changeOffline(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Nincs internetkapcsolat" })).toBeVisible();
    await expect(page.getByText("A kosarad megvan")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Újra" }).click();
    await expectTwo(page);
  },
);

/** Whether each of the shop's workers is active, by its script. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const scriptOf = (worker: ServiceWorker | null) => worker?.scriptURL.replace(location.origin, "") ?? null;
    return { active: scriptOf(registration.active), waiting: scriptOf(registration.waiting) };
  });

test("[CART-5] [NET-7] a cart with a pending change survives the worker's update", async ({ page, context }) => {
  const older = "/service-worker.js?older";
  const newer = "/service-worker.js";
  await page.goto("/nincs-kapcsolat");
  await page.evaluate(async (script) => void (await navigator.serviceWorker.register(script)), older);
  await installed(page);
  await new Shopper(page).open("/termekek/pinova-alma");
  // The new worker waits until the old one's tabs close.
  await expect.poll(() => workersOf(page)).toEqual({ active: older, waiting: newer });
  await changeOffline(page);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto("/termekek/pinova-alma");
  await expect.poll(() => workersOf(next)).toEqual({ active: newer, waiting: null });
  await expectTwo(next);
});
