import type { Page } from "@playwright/test";
import { endElsewhere, enterAgain, enterAs, password as ownPassword } from "./enterAs.ts";
import { openSummary } from "./openSummary.ts";
import { orderedBefore } from "./orderedBefore.ts";
import { asking, found } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expect, test } from "./test.ts";

const greeting = (page: Page, name: string) => page.getByRole("heading", { level: 1, name: `Szia, ${name}!` });

async function logOut(page: Page, name: string) {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.getByRole("banner").getByRole("button", { name: "Kijelentkezés" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" })).toBeVisible();
}

test("[SESS-1] no script of a page can read the session's token", async ({ page, context }) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil");
  await expect(greeting(page, "Kovács Anna")).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === "session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const readable = await page.evaluate(() => {
    const seen = new WeakSet<object>();
    const values = Object.getOwnPropertyNames(window).map((name) => {
      try {
        return JSON.stringify(Reflect.get(window, name), (_key, value: unknown) => {
          if (typeof value !== "object" || value === null) return value;
          if (seen.has(value) || value instanceof Node) return null;
          seen.add(value);
          return value;
        });
      } catch {
        return null;
      }
    });
    const html = document.documentElement.outerHTML;
    return [document.cookie, html, JSON.stringify([localStorage, sessionStorage]), ...values].join("\n");
  });
  expect(readable).toContain("session_mark=");
  expect(readable).not.toContain(session?.value);
});

test("[SESS-4] [SESS-6] the back button shows no data of the previous user, neither to a guest nor to the next user", async ({
  page,
  context,
}) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil/bevasarlolistaim");
  await new Shopper(page).open("/profil");
  await expect(greeting(page, "Kovács Anna")).toBeVisible();
  await new Shopper(page).open("/szallitas");
  await logOut(page, "Kovács Anna");
  await expect(page).toHaveURL(/\/$/);
  await new Shopper(page).open("/uzletek");
  // A page that names its entry of the history ends Playwright's wait, too; a second step then breaks off the first.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/belepes\?vissza=%2Fprofil$/);
  expect(await page.content()).not.toContain("Kovács Anna");
  await enterAs("Nagy Béla", context);
  await page.goBack();
  await expect(page.getByRole("banner").getByRole("button", { name: "Nagy Béla" })).toBeVisible();
  expect(await page.content()).not.toContain("Kovács Anna");
});

const toasts = (page: Page) => page.getByRole("region", { name: "Értesítések" }).getByRole("listitem");

/** Why the session ended, in one toast: not again by the next page. */
async function readsOnce(page: Page) {
  await expect(toasts(page)).toHaveText([/Kijelentkeztettünk: egy másik eszközön kiléptették ezt az eszközt/]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" })).toBeVisible();
  await toasts(page).getByRole("button").click();
  await new Shopper(page).open("/kosar");
  await expect(toasts(page)).toHaveCount(0);
}

test.describe("another device", () => {
  /** The request of an ended session. */
  test.use({ expected: /status of 401/ });

  test("[SESS-9] a device that was logged out from another one reads why at its next request, once", async ({
    page,
    context,
    browser,
  }) => {
    const email = await enterAs("Kovács Anna", context);
    const loggedIn = async () => {
      const other = await browser.newContext();
      await enterAgain(email, other);
      return await other.newPage();
    };
    const [pressing, reloading] = [await loggedIn(), await loggedIn()];
    for (const each of [pressing, reloading]) {
      // The one request that the page makes by itself, which would else be the next one.
      const asked = each.waitForResponse(
        (response) => response.request().postData()?.includes("orderedProducts") === true,
      );
      await new Shopper(each).open("/uzletek");
      await (await asked).finished();
      await expect(each.getByRole("banner").getByRole("button", { name: "Kovács Anna" })).toBeVisible();
    }
    await new Shopper(page).open("/profil/eszkozok");
    await page.getByRole("button", { name: "Kiléptetés minden más eszközről" }).click();
    await expect(page.getByText("Megtörtént a kiléptetés.")).toBeVisible();
    const search = new Shopper(pressing).searchField;
    await search.fill("tej");
    await search.press("Enter");
    await readsOnce(pressing);
    await reloading.reload();
    await readsOnce(reloading);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("button", { name: "Kovács Anna" })).toBeVisible();
    for (const each of [pressing, reloading]) await each.context().close();
  });
});

test("[SESS-5] [CHK-5] a session that ended in the checkout leads to the login, and from there back to the same cart", async ({
  page,
  context,
  request,
}) => {
  const email = await enterAs("Kovács Anna", context);
  const login = `mutation { login(loginData: { email: "${email}", password: "${ownPassword}" }) { token } }`;
  await openSummary(page, { fogkrém: 1 }, { token: found(await asking(request)(login), "token"), email });
  // A phone has it below the step, a desktop beside it.
  const payable = page
    .getByText(/^Fizetendő/)
    .filter({ visible: true })
    .locator("..");
  const step = "/megrendeles/expressz";
  await new Shopper(page).open(step);
  const amount = await payable.innerText();
  // An open page could ask with the ended session before the reload, and would delete its cookies.
  await page.goto("about:blank");
  await endElsewhere(context);
  await new Shopper(page).open(step);
  await expect(page).toHaveURL(/\/belepes\?vissza=%2Fmegrendeles/);
  const main = page.getByRole("main");
  await main.getByLabel("E-mail cím", { exact: true }).fill(email);
  await main.getByLabel("Jelszó", { exact: true }).fill(ownPassword);
  // The user's cart is known before its shipping methods are: the way back waits for both.
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("shippingMethods") === true)
      await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await main.getByRole("button", { name: "Belépek" }).click();
  await expect(page).toHaveURL(/\/megrendeles/);
  await expect(payable).toHaveText(amount);
});

test("[SESS-10] a login tells in a dialog what it could not simply add to the user's cart", async ({ page }) => {
  const { email, password } = await orderedBefore(page.request, { fogkrém: 1 });
  const enter = "mutation ($who: LoginInput!) { login(loginData: $who) { token } }";
  const token = found(await asking(page.request)(enter, { who: { email, password } }), "token");
  const asUser = asking(page.request, token);
  const apple = found(await asUser('{ searchProducts(term: "pinova", first: 1) { data { id } } }'), "id");
  const put = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
  const fill = async (ask: ReturnType<typeof asking>, piece: number, quantity_type: string) => {
    const id = found(await ask("mutation { createCart { id } }"), "id") ?? "";
    await ask(put, { input: { id, products: [{ product_id: apple, piece, quantity_type }] } });
    return id;
  };
  await fill(asUser, 3, "alternative");
  const url = test.info().project.use.baseURL ?? "";
  const value = await fill(asking(page.request), 1, "default");
  await page.context().addCookies([{ name: "cart_id", value, url }]);

  const shopper = new Shopper(page);
  await shopper.open("/belepes");
  await page.getByRole("main").getByLabel("E-mail cím", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Jelszó", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Belépek" }).click();
  const dialog = page.getByRole("dialog", { name: "Egy kosárba tettük a két kosaradat" });
  await expect(dialog).toContainText(/Pinova alma: most [\d,]+ kg van a kosaradban\./);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rendben" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await shopper.listening();
  await expect(dialog).toBeHidden();
});
