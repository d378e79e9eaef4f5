import { chromium, type Page, request } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { orderedBefore } from "../e2e/orderedBefore.ts";
import { openBuiltShop } from "./openBuiltShop.ts";
import { fillCart, fillContact, logIn, openScreen } from "./shopperSteps.ts";
import { root } from "../../../scripts/setup/step.ts";

/**
 * Remakes `docs/images`: each screen at the width of a phone and of a desktop, from the built shop with its seed data, or from one
 * that runs already: `npm run images -w @kamra/storefront -- http://localhost:4000`.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

const guestScreens = {
  home: "/",
  category: "/tejtermek-tojas",
  product: "/termekek/pinova-alma",
  search: "/kereses/alma",
  offers: "/ajanlatok",
  news: "/ujdonsagok",
  promotions: "/termekvalogatasok",
  brands: "/brands",
  brand: "/brands/tejkut",
  delivery: "/szallitas",
  article: "/cikk/aszf",
  blog: "/blog",
  "blog-entry": "/blog/melyik-alma-mire-jo",
  stores: "/uzletek",
  store: "/uzletek/1",
  contact: "/kapcsolat",
  login: "/belepes",
  registration: "/regisztracio",
  "forgotten-password": "/elfelejtett-jelszo",
  "not-found": "/nincs-ilyen-oldal",
} as const;

const buyerScreens = { cart: "/kosar", "checkout-contact": "/megrendeles" } as const;

const userScreens = {
  profile: "/profil",
  "personal-data": "/profil/szemelyes-adatok",
  sessions: "/profil/eszkozok",
  "saved-cards": "/profil/mentett-kartyaim",
  "shipping-addresses": "/profil/szallitasi-cimeim",
  "billing-addresses": "/profil/szamlazasi-cimeim",
  lists: "/profil/bevasarlolistaim",
  orders: "/profil/eddigi-megrendeleseim",
  "ordered-products": "/profil/korabban-rendelt",
} as const;

const given = process.argv[2];
const shop = given === undefined ? await openBuiltShop({ port: 4390 }) : { url: given, close: () => Promise.resolve() };

/** WebP, which Playwright's own screenshots cannot be. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
  await session.detach();
  const width = page.viewportSize()?.width ?? 0;
  await writeFile(join(root, "docs/images", `${name}-${width}.webp`), Buffer.from(data, "base64"));
}

async function takeAll(page: Page, screens: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await openScreen(page, path);
    await take(page, name);
  }
}

/** Through the checkout of a guest with a full cart, to the page of the order. */
async function takeCheckout(page: Page): Promise<void> {
  const fill = (name: string, value: string) => page.getByRole("textbox", { name }).fill(value);
  const shown = async (name: string, heading: string) => {
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.waitForLoadState("networkidle");
    await take(page, name);
  };
  const goOn = (step: string) => page.getByRole("button", { name: `Tovább ${step}` }).click();
  await fillContact(page);
  await goOn("a szállításhoz");
  await shown("checkout-delivery", "Hova és mikor vigyük?");
  await fill("Utca", "Veres Pálné utca");
  await fill("Házszám", "12.");
  await page.getByRole("tabpanel").getByText(/\d–\d/).first().click();
  await page.getByRole("status").filter({ hasText: "neked tartjuk" }).waitFor();
  await goOn("a számlázáshoz");
  await page.getByText("Utánvét", { exact: true }).click();
  await shown("checkout-billing", "Számlázás és fizetés");
  await goOn("az összesítéshez");
  await shown("checkout-summary", "Összesítés és megrendelés");
  await page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }).click();
  await shown("order-placed", "Köszönjük a megrendelésedet");
}

/** Where the first order of the history is shown. */
async function orderPath(page: Page): Promise<string> {
  await openScreen(page, "/profil/eddigi-megrendeleseim");
  const order = page.getByRole("main").locator('article a[href^="/profil/eddigi-megrendeleseim/"]').first();
  return (await order.getAttribute("href")) ?? "";
}

/** The order, and below on its page what can be withdrawn from. */
async function takeOrder(page: Page): Promise<void> {
  await openScreen(page, await orderPath(page));
  await take(page, "order");
  const withdrawal = page.getByRole("region", { name: "Elállás" });
  await withdrawal.getByRole("checkbox").first().check();
  await withdrawal.evaluate((region) => region.scrollIntoView({ block: "center" }));
  await take(page, "withdrawal");
}

async function takeList(page: Page): Promise<void> {
  await openScreen(page, "/profil/bevasarlolistaim");
  await page.getByRole("main").getByRole("link", { name: "Hétvége" }).click();
  await page.getByRole("heading", { level: 1, name: "Hétvége" }).waitFor();
  await page.waitForLoadState("networkidle");
  await take(page, "list");
}

/** The data of the person in the pictures: an order that is being packed, and a list of its products. */
async function prepare(page: Page): Promise<void> {
  const [id] = /[^/]+$/.exec(await orderPath(page)) ?? [];
  await page.goto("/muveletek");
  const button = page.getByRole("button", { name: new RegExp(`${id}.*Összekészítés alatt`) });
  await button.click();
  await button.waitFor({ state: "hidden" });
  await openScreen(page, "/profil/bevasarlolistaim");
  await page.getByRole("textbox", { name: "Új lista neve" }).fill("Hétvége");
  await page.getByRole("button", { name: "Létrehozom" }).click();
  for (const [index, term] of ["alma", "kenyér", "tojás"].entries()) {
    const field = page.getByRole("main").getByRole("combobox", { name: "Termék hozzáadása" });
    await field.fill(term);
    await page.getByRole("option").first().waitFor();
    await field.press("Enter");
    await page.getByRole("main").getByRole("article").nth(index).waitFor();
    await page.waitForLoadState("networkidle");
  }
}

const browser = await chromium.launch({
  executablePath: process.env["KAMRA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const goods = {
    fogkrém: 3,
    pinova: 2,
    "friss tej": 3,
    kenyér: 1,
    paradicsom: 1,
    joghurt: 4,
    banán: 1,
    ásványvíz: 1,
    tojás: 1,
  };
  const api = await request.newContext({ baseURL: shop.url });
  const person = await orderedBefore(api, goods);
  await api.dispose();
  for (const viewport of sizes) {
    const newPage = async () => {
      const context = await browser.newContext({ baseURL: shop.url, viewport, locale: "hu-HU", colorScheme: "light" });
      await context.addCookies([{ name: "analytics_consent", value: "refused", url: shop.url }]);
      return context.newPage();
    };
    const guest = await newPage();
    await takeAll(guest, guestScreens);
    await fillCart(guest, shop.url);
    await takeAll(guest, buyerScreens);
    await takeCheckout(guest);
    const user = await newPage();
    await logIn(user, shop.url, person);
    if (viewport === sizes[0]) await prepare(user);
    await takeAll(user, userScreens);
    await takeOrder(user);
    await takeList(user);
  }
} finally {
  await browser.close();
  await shop.close();
}
