import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { asking, found, readyCart } from "./readyCart.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

// Links far below are followed by the keyboard: without scripts Playwright does not see that scrolling has moved one away from the mouse.

test("a page is complete: products with prices, links, and a working search", async ({ page }) => {
  await page.goto("/tejtermek-tojas");
  await expect(page.getByRole("article").first()).toContainText(/Ár: [\d\s]+\sFt/);
  await page.getByRole("navigation", { name: "Oldalak" }).getByRole("link", { name: "2. oldal" }).press("Enter");
  await expect(page).toHaveURL("/tejtermek-tojas?oldal=2");
  await page.getByRole("combobox", { name: "Keresés" }).fill("alma");
  await page.getByRole("combobox", { name: "Keresés" }).press("Enter");
  await expect(page).toHaveURL("/kereses/alma");
});

test("a shopper reads an article, and opens an answer about delivery", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Adatkezelési tájékoztató" }).last().press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Mihez van jogod?" })).toBeVisible();
  await page.goto("/szallitas/visszavaltas");
  await expect(page.getByText("darabonként 50 Ft-ot jóváírunk")).toBeVisible();
  await expect(page.getByText("Kétórás idősávban, hétfőtől")).toBeHidden();
  await page.getByText("Mikor jön a futár?").click();
  await expect(page.getByText("Kétórás idősávban, hétfőtől")).toBeVisible();
});

test("a shopper fills, changes and empties a cart", async ({ page }) => {
  await page.goto("/zoldseg-gyumolcs/gyumolcs");
  const card = page.getByRole("main").getByRole("article").filter({ hasText: "Kosárba" }).first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: `Kosárba: ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hova szeretnél rendelni?" })).toBeVisible();
  // The browser's build has the styles of this page, which only the server renders.
  await expect(page.getByRole("main")).toHaveCSS("max-width", "544px");
  await page.getByRole("textbox", { name: "Irányítószám" }).fill("1186");
  await page.getByRole("button", { name: "Rendben" }).click();
  await expect(page).toHaveURL("/zoldseg-gyumolcs/gyumolcs");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Kosár 1/ })
    .click();

  const quantity = page.getByRole("group", { name: `Mennyiség: ${name}` }).getByRole("textbox");
  await expect(quantity).toHaveValue("1");
  await page.getByRole("button", { name: "Több" }).click();
  await expect(quantity).toHaveValue("2");
  for (const pieces of ["5", "1"]) {
    await quantity.fill(pieces);
    const answered = page.waitForEvent("domcontentloaded");
    await quantity.press("Enter");
    await answered;
    await expect(page).toHaveURL("/kosar");
    await expect(quantity).toHaveValue(pieces);
  }
  // On a phone only the stepper removes a line, at quantity one.
  await page.getByRole("button", { name: /^Kivétel a kosárból/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Üres még a kosarad" })).toBeVisible();
});

/** The prices of a page's products, in its order. */
const pricesOf = async (page: Page): Promise<ReadonlyArray<number>> => {
  const texts = await page.getByRole("main").getByRole("article").allTextContents();
  return texts.map((text) => Number(/Ár:\s*([\d\s]+)\s*Ft/u.exec(text)?.[1]?.replace(/\s/g, "")));
};

test("a plain form sorts and filters a list, and the next page keeps its filters", async ({ page }) => {
  await page.goto("/tejtermek-tojas");
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Rendezés" }).selectOption({ label: "Ár szerint növekvő" });
  await main.getByRole("textbox").first().fill("300");
  await main.getByRole("button", { name: "Alkalmazom" }).click();
  await expect(page).toHaveURL(/^[^?]*\/tejtermek-tojas\?.*artol=300/);
  await expect(page).toHaveURL(/rendezes=ar-novekvo/);
  await expect(main.getByRole("combobox", { name: "Rendezés" })).toHaveValue("ar-novekvo");
  const prices = await pricesOf(page);
  expect(prices.length).toBeGreaterThan(9);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(300);

  const second = page.getByRole("navigation", { name: "Oldalak" }).getByRole("link", { name: "2. oldal" });
  // By key: the products above get their height when they are scrolled to, and would move the link from under a pointer.
  await second.press("Enter");
  // It stands below the products: then they are those of the second page.
  await expect(second).toHaveAttribute("aria-current", "page");
  await expect(main.getByRole("combobox", { name: "Rendezés" })).toHaveValue("ar-novekvo");
  expect(Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(Math.max(...prices));

  await main.getByRole("checkbox", { name: /^Akciós termékek/ }).check();
  await main.getByRole("button", { name: "Alkalmazom" }).click();
  await expect(page).toHaveURL(/akcios=igen/);
  await expect(main.getByRole("checkbox", { name: /^Akciós termékek/ })).toBeChecked();
});

test.describe("the newsletter", () => {
  test.use({ expected: /status of 400 \(Bad Request\) \(\S+\/hirlevel\)$/ });

  test("[LAW-9] can be requested by a plain form, only with consent", { tag: "@full" }, async ({ page }) => {
    const signUp = page.getByRole("contentinfo").getByRole("region", { name: "Hírlevél" });
    await page.goto("/");
    await signUp.getByRole("textbox", { name: "E-mail cím" }).fill("papiros@pelda.hu");
    await signUp.getByRole("button", { name: "Feliratkozom" }).click();
    await expect(page.getByText("A feliratkozáshoz a hozzájárulásod is kell!")).toBeVisible();

    await page.goto("/");
    await signUp.getByRole("textbox", { name: "E-mail cím" }).fill("papiros@pelda.hu");
    await signUp.getByRole("checkbox", { name: /^Hozzájárulok/ }).check();
    await signUp.getByRole("button", { name: "Feliratkozom" }).click();
    await expect(page.getByText("Már csak egy lépés: küldtünk egy levelet")).toBeVisible();
  });
});

test.describe("a guest", () => {
  // The mailbox and the shop's operations are for developers.
  test.use({ ...asDeveloper, expected: /status of 400 \(Bad Request\) \(\S+\/elallas\/termekek\)$/ });

  /** A toothpaste and a milk that were paid in cash, and have been picked up. */
  async function pickedUp(page: Page, email: string): Promise<string> {
    const { request } = page;
    const cart = await readyCart(request, { fogkrém: 2, tej: 1 }, { email });
    const place = "mutation ($id: ID!) { createOrder(orderInput: { cart_id: $id }) { order { id } } }";
    const order = found(await asking(request)(place, { id: cart }), "id") ?? "";
    await page.goto("/muveletek");
    await page.getByRole("button", { name: new RegExp(`${order}.*Összekészítés alatt`) }).click();
    await expect(page.getByRole("status")).toContainText(`${order} számú megrendelés: Összekészítés alatt`);
    return order;
  }

  const mailTo = async (page: Page, email: string, subject: RegExp) => {
    await page.goto("/postalada");
    await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: subject }).click();
  };

  test("[LAW-11] withdraws from a purchase by plain forms, from the footer to the dated receipt and its mail", async ({
    page,
  }) => {
    const email = `${randomUUID()}@pelda.hu`;
    const order = await pickedUp(page, email);
    const main = page.getByRole("main");
    const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    const today = new Date().toLocaleDateString("hu-HU", {
      timeZone: "Europe/Budapest",
      year: "numeric",
      month: "long",
      day: "numeric",
    });

    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Elállás a vásárlástól" }).press("Enter");
    await expect(heading("Elállás a vásárlástól")).toBeVisible();
    await main.getByRole("textbox", { name: "A megrendelés száma" }).fill(order);
    await main.getByRole("textbox", { name: "E-mail cím" }).fill(email);
    await main.getByRole("button", { name: "Kérem a hivatkozást" }).click();
    await expect(main.getByText("elküldtük a hivatkozást")).toBeVisible();

    await mailTo(page, email, /^Elállás a/);
    const link = await page.getByRole("link", { name: "Elállok a vásárlástól" }).getAttribute("href");
    await page.goto(new URL(link ?? "").pathname);
    await expect(heading(/^Elállás a/)).toBeVisible();
    await main.getByRole("button", { name: "Megnézem, mennyit kapok vissza" }).click();
    await expect(main.getByText("Jelölj meg legalább egy terméket.")).toBeVisible();
    await page.goBack();
    await main.getByRole("checkbox").check();
    await main.getByRole("textbox", { name: /^Mennyitől állsz el/ }).fill("1");
    await main.getByRole("button", { name: "Megnézem, mennyit kapok vissza" }).click();

    await expect(heading("Biztosan elállsz a vásárlástól?")).toBeVisible();
    await expect(main.getByText(/Ennyit kapsz vissza: [\d\s]+Ft/)).toBeVisible();
    await main.getByRole("textbox", { name: "Bankszámlaszám" }).fill("11773016-11111019");
    await main.getByRole("button", { name: "Elállok a vásárlástól" }).click();
    await expect(main.getByText("Ez a számlaszám nem létezik")).toBeVisible();
    await main.getByRole("textbox", { name: "Bankszámlaszám" }).fill("11773016-11111018");
    await main.getByRole("button", { name: "Elállok a vásárlástól" }).click();
    await expect(heading("Elállásodat megkaptuk")).toBeVisible();
    await expect(main.getByText(/Az elállás száma: \d+\. Megkaptuk: /)).toContainText(today);
    await expect(main.getByText("Ide utaljuk: Kovács Anna, •••• 1018")).toBeVisible();

    await mailTo(page, email, /^Átvettük az elállásodat/);
    await expect(page.getByRole("paragraph").filter({ hasText: `Igazoljuk, hogy ${today}` })).toBeVisible();
    await expect(page.getByText("1 db", { exact: true })).toBeVisible();
  });
});
