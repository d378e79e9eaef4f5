import type { Page, Route } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const name = "Pinova alma";

const isMutation = (route: Route): boolean => (route.request().postData() ?? "").includes("mutation");

/** Replaces the answers to updates or reads of the cart. */
const spoil = (page: Page, answer: (route: Route) => Promise<void>, { changes }: { readonly changes: boolean }) =>
  page.route("**/graphql", (route) => (isMutation(route) === changes ? answer(route) : route.fallback()));

const kinds: ReadonlyArray<readonly [kind: string, answer: (route: Route) => Promise<void>]> = [
  ["a status of 500", (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "oops" })],
  ["HTML", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><h1>Proxy</h1>" })],
  [
    "half a body",
    (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"data":{"updateCart":{"id":' }),
  ],
  ["nothing", (route) => route.fulfill({ status: 200, contentType: "application/json", body: "" })],
];

// Only requests that a test breaks may fail.
test.use({ expected: /^error: Failed to load resource: .*\/graphql\)$/ });

const withOneInTheCart = async (page: Page): Promise<Shopper> => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/pinova-alma");
  await page.getByRole("button", { name: `Kosárba: ${name}` }).click();
  await shopper.choosePostcode("1186");
  await shopper.confirmed(name);
  return shopper;
};

for (const [kind, answer] of kinds) {
  // packages/testing proves without a browser that the client treats all kinds alike: one kind is enough here.
  const tag = kind === "HTML" ? [] : "@full";

  test(
    `[NET-3] [CART-5] a change that fails with ${kind} is reported, and the cart stays complete`,
    { tag: "@full" },
    async ({ page }) => {
      const shopper = await withOneInTheCart(page);
      const before = await shopper.cartLink.innerText();
      await spoil(page, answer, { changes: true });
      await shopper.quantityOf(name).getByRole("button", { name: "Több" }).click();
      const notice = page.getByRole("region", { name: "Értesítések" });
      await expect(notice).toContainText("Hiba történt a kosár frissítése közben: ");
      await shopper.confirmed(name);
      await expect(shopper.fieldOf(name, "db")).toHaveValue("1");
      await expect(shopper.cartLink).toHaveText(before, { useInnerText: true });
      await page.unroute("**/graphql");
      await page.reload();
      await shopper.listening();
      await expect(shopper.cartLink).toHaveText(before, { useInnerText: true });
    },
  );

  test(
    `[NET-3] a page whose data is ${kind} shows a Hungarian message and can be retried`,
    { tag },
    async ({ page }) => {
      const shopper = new Shopper(page);
      await shopper.open("/");
      await spoil(page, answer, { changes: false });
      await page.getByRole("banner").getByRole("link", { name: "Kamra" }).focus();
      await page.getByRole("contentinfo").getByRole("link", { name: "Ajánlatok" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Valami elromlott" })).toBeVisible();
      await expect(shopper.cartLink).toBeVisible();
      await page.unroute("**/graphql");
      await page.getByRole("button", { name: "Próbáld újra" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Ajánlatok" })).toBeVisible();
    },
  );
}

test("[NET-4] [NET-7] [CART-16] a change without a network waits, and is applied when the network is back", async ({
  page,
  context,
}) => {
  const shopper = await withOneInTheCart(page);
  await context.setOffline(true);
  await shopper.quantityOf(name).getByRole("button", { name: "Több" }).click();
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
  await expect(page.getByRole("region", { name: "Értesítések" })).toContainText(
    "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
  );
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
  await context.setOffline(false);
  await shopper.confirmed(name);
  await page.reload();
  await shopper.listening();
  await expect(shopper.fieldOf(name, "db")).toHaveValue("2");
});

test.describe("a dialog whose code cannot be fetched", () => {
  test.use({ expected: /Failed to load resource/ });
  test(
    "[NET-4] reports it and keeps the page; a retry leads to the dialog",
    { tag: "@full" },
    async ({ page, context }) => {
      const shopper = new Shopper(page);
      const feedback = page.getByRole("contentinfo").getByRole("button", { name: "Visszajelzés" });
      await shopper.open("/szallitas");
      await context.setOffline(true);
      await feedback.click();
      const message = page.getByRole("alert").filter({ hasText: "Nem tudtuk betölteni" });
      await expect(message).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.setOffline(false);
      await message.getByRole("button", { name: "Próbáld újra" }).click();
      const dialog = page.getByRole("dialog", { name: "Hogy tetszik a bolt?" });
      // Chromium may not fetch a part of a module again that has failed once: then the page loads again, without the dialog.
      await expect(async () => {
        await shopper.listening();
        // An open dialog covers the button.
        if (!(await dialog.isVisible())) await feedback.click({ timeout: 2000 });
        await expect(dialog).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  );
});

test.describe("without a network", () => {
  test("[NET-4] a page requested without a network shows a message, and loads automatically when the network is back", async ({
    page,
    context,
  }) => {
    const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
    // The code for navigation comes by itself, after the page; without it the browser loads the next page.
    await expect(async () => {
      await new Shopper(page).open("/ujdonsagok");
      await page.evaluate(() => Reflect.set(window, "isKept", true));
      await link("Ajánlatok").click();
      await expect(page.getByRole("heading", { level: 1, name: "Ajánlatok" })).toBeVisible();
      expect(await page.evaluate((): unknown => Reflect.get(window, "isKept"))).toBe(true);
    }).toPass();
    await context.setOffline(true);
    await link("Termékválogatások").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nincs kapcsolat");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Termékválogatások" })).toBeVisible();
  });
});

test("[REDIR-4] a loading page shows its progress until it loads or fails", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  const indicator = page.getByText("Betöltés folyamatban");
  const askFor = async (link: string, answer: (route: Route) => Promise<void>, heading: string) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await released;
      await answer(route);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(indicator).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(indicator).toBeHidden();
    await page.unroute("**/graphql");
  };
  await askFor("Ajánlatok", (route) => route.continue(), "Ajánlatok");
  await askFor(
    "Újdonságok",
    (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "oops" }),
    "Valami elromlott",
  );
});

test.describe("missing code", () => {
  test.use({
    expected:
      /(?:Failed to load resource: .*\(|Failed to fetch dynamically imported module: )\S*\/assets\/DeliveryInfoPage-[\w-]+\.js/,
  });

  test("[NET-5] reloads the page once, and never in a loop", async ({ page }) => {
    const shopper = new Shopper(page);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await shopper.open("/");
    await page.route("**/assets/DeliveryInfoPage-*.js", (route) => route.abort());
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Szállítási módok/ })
      .click();
    await expect(page).toHaveURL("/szallitas");
    await expect(page.getByRole("heading", { level: 1, name: "Szállítás" })).toBeVisible();
    // The server's own page is readable without its code; it says what is missing, and must not go on loading itself.
    await expect(page.getByRole("alert").filter({ hasText: "Az oldal egy része nem töltődött be." })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(loads).toBe(2);
  });

  test(
    "[NET-5] never reloads the page for a link that the shopper only points at",
    { tag: "@full" },
    async ({ page }) => {
      await new Shopper(page).open("/");
      let loads = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.method() === "HEAD") loads += 1;
      });
      await page.route("**/assets/DeliveryInfoPage-*.js", (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: /Szállítási módok/ })
        .focus();
      await failed;
      await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
      expect(loads).toBe(0);
    },
  );
});
