import type { Page, Route } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test.use({
  expected:
    /Failed to load resource|Failed to fetch dynamically imported module|of another release than its scripts|SyntaxError: .* JSON/,
});

const entry = /\/assets\/entry\.client-[\w-]+\.js$/;
const path = "/zoldseg-gyumolcs/gyumolcs";

const note = (page: Page) => page.getByRole("alert").filter({ hasText: "Az oldal egy része nem töltődött be." });

/** Counts the requested documents. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Replaces an address's first documents by those of another release. */
async function rewrite(
  page: Page,
  { from, to, times }: { readonly from: RegExp; readonly to: string; readonly times: number },
): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(from);
    await route.fulfill({ response, body: html.replace(from, to) });
  };
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().isNavigationRequest() ? answer(route) : route.fallback()),
    { times },
  );
}

test("[NET-5] a shop without its first script shows what to do, and plain forms fill a cart", async ({ page }) => {
  await page.route(entry, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "" }));
  const loads = countLoads(page);
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  await expect(note(page).getByRole("link", { name: "Újratöltés" })).toHaveAttribute("href", new RegExp(`${path}$`));
  expect(loads(), "loads of the page").toBe(2);
  const card = page.getByRole("main").getByRole("article").filter({ hasText: "Kosárba" }).first();
  await card.getByRole("button", { name: /^Kosárba: / }).click();
  await page.getByRole("textbox", { name: "Irányítószám" }).fill("1186");
  await page.getByRole("button", { name: "Rendben" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Kosár 1/ })).toBeVisible();
  await expect(note(page)).toBeVisible();
  await page.getByRole("combobox", { name: "Rendezés" }).selectOption({ label: "Ár szerint növekvő" });
  await page.getByRole("button", { name: "Alkalmazom" }).click();
  await expect(page).toHaveURL(/rendezes=ar-novekvo/);

  await expect(note(page)).toBeVisible();
  await page.unroute(entry);
  await note(page).getByRole("link", { name: "Újratöltés" }).click();
  await new Shopper(page).listening();
  await expect(note(page)).toHaveCount(0);
});

test("[NET-5] a shop whose scripts cannot load stays on the page and shows what to do", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === "HEAD" ? route.abort() : route.fallback()),
  );
  const loads = countLoads(page);
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  expect(loads(), "loads of the page").toBe(1);
});

test("[NET-5] a page that cannot store its reload does not reload for a missing script", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("Access is denied for this document", "SecurityError");
      },
    });
  });
  await page.route(entry, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  expect(loads(), "loads of the page").toBe(1);
});

const others = [
  {
    what: "a page of an older release, whose scripts are gone",
    from: /\/assets\/entry\.client-[\w-]+\.js/,
    to: "/assets/entry.client-older.js",
  },
  { what: "a page of an older release with new scripts", from: /"release":"\w+"/, to: '"release":"older"' },
  { what: "a page whose state is cut off", from: /"release":.*?<\/script>/s, to: "</script>" },
] as const;

for (const { what, from, to } of others) {
  test(`[NET-5] ${what} reloads once and starts`, async ({ page }) => {
    await rewrite(page, { from, to, times: 1 });
    const loads = countLoads(page);
    await page.goto(path);
    await new Shopper(page).listening();
    await expect(note(page)).toHaveCount(0);
    expect(loads(), "loads of the page").toBe(2);
  });

  test(`[NET-5] ${what}, kept by a cache, reloads once and shows what to do`, { tag: "@full" }, async ({ page }) => {
    await rewrite(page, { from, to, times: 9 });
    const loads = countLoads(page);
    await page.goto(path);
    await expect(note(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(loads(), "loads of the page").toBe(2);
  });
}

test("[NAV-2] text that is typed before the scripts arrive stays, and is sent", async ({ page }) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  const shopper = new Shopper(page);
  await page.goto(path, { waitUntil: "commit" });
  const signUp = page.getByRole("contentinfo").getByRole("region", { name: "Hírlevél" });
  const email = signUp.getByRole("textbox", { name: "E-mail cím" });
  const consent = signUp.getByRole("checkbox", { name: /^Hozzájárulok/ });
  await email.fill("korai@pelda.hu");
  await consent.check();
  await shopper.searchField.fill("alma");
  scripts.resolve(undefined);
  await shopper.listening();
  await shopper.searchField.press("End");
  await shopper.searchField.press("Enter");
  await expect(page).toHaveURL("/kereses/alma");
  await expect(email).toHaveValue("korai@pelda.hu");
  await expect(consent).toBeChecked();
  await signUp.getByRole("button", { name: "Feliratkozom" }).click();
  await expect(signUp.getByText("Már csak egy lépés")).toBeVisible();
});

for (const arrives of ["while the page of the cart is on its way", "after the page of the cart was shown"] as const) {
  const tag = arrives === "after the page of the cart was shown" ? "@full" : [];
  test(
    `[CART-16] the first product's answer arrives ${arrives}, and the page starts and shows it`,
    { tag },
    async ({ page }) => {
      const answer = Promise.withResolvers<undefined>();
      await page.route("**/graphql", async (route) => {
        if ((route.request().postData() ?? "").includes("mutation")) await answer.promise;
        await route.fallback();
      });
      await page.route("**/kosar", async (route) => {
        const response = await route.fetch();
        if (arrives === "while the page of the cart is on its way") {
          const answered = page.waitForResponse("**/graphql");
          answer.resolve(undefined);
          await (await answered).finished();
          await expect
            .poll(() =>
              page
                .context()
                .cookies()
                .then((all) => all.map(({ name }) => name)),
            )
            .toContain("cart_id");
        }
        await route.fulfill({ response });
      });
      const shopper = new Shopper(page);
      await shopper.open("/termekek/pinova-alma");
      await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
      await shopper.choosePostcode("1186");
      await expect(shopper.quantityOf("Pinova alma")).toBeVisible();
      await page.goto("/kosar");
      await shopper.listening();
      answer.resolve(undefined);
      await expect(shopper.fieldOf("Pinova alma", "db")).toHaveValue("1");
      await shopper.confirmed("Pinova alma");
    },
  );
}
