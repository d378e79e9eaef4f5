import { chromium, type Page, request } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderedBefore } from "../apps/storefront/e2e/orderedBefore.ts";
import { root } from "./setup/step.ts";

/**
 * Remakes `docs/images`: each screen at the width of a phone and of a desktop, from the built shop with its seed data, or from one
 * that runs already: `npm run images -- http://localhost:4000`.
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
  "saved-cards": "/profil/mentett-kartyaim",
  "shipping-addresses": "/profil/szallitasi-cimeim",
  "billing-addresses": "/profil/szamlazasi-cimeim",
  lists: "/profil/bevasarlolistaim",
  orders: "/profil/eddigi-megrendeleseim",
  "ordered-products": "/profil/korabban-rendelt",
} as const;

const own = { port: "4390", data: await mkdtemp(join(tmpdir(), "kamra-images-")) };
const given = process.argv[2];
const url = given ?? `http://localhost:${own.port}`;
const server =
  given === undefined
    ? spawn(process.execPath, ["--conditions=@kamra/source", "scripts/serve.ts"], {
        cwd: root,
        env: { ...process.env, PORT: own.port, KAMRA_DATA: own.data, LOG_LEVEL: "error" },
        stdio: "inherit",
      })
    : null;

async function answering(): Promise<void> {
  for (let tries = 0; tries < 180; tries += 1) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

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
    await open(page, path);
    await take(page, name);
  }
}

async function fillCart(page: Page): Promise<void> {
  await open(page, "/kereses/pinova");
  await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  const dialog = page.getByRole("dialog", { name: "Hova szeretnél rendelni?" });
  await dialog.getByRole("textbox", { name: "Irányítószám" }).fill("1053");
  await dialog.getByRole("button", { name: "Rendben" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.waitForLoadState("networkidle");
}

async function logIn(page: Page, { email, password }: Awaited<ReturnType<typeof orderedBefore>>): Promise<void> {
  await open(page, "/belepes");
  await page.getByRole("main").getByLabel("E-mail cím", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Jelszó", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Belépek" }).click();
  await page.waitForURL(`${url}/`);
  await page.waitForLoadState("networkidle");
}

const browser = await chromium.launch({
  executablePath: process.env["KAMRA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await answering();
  const goods = { pinova: 2, "friss tej": 3, kenyér: 1, paradicsom: 1, joghurt: 4, banán: 1, ásványvíz: 1, tojás: 1 };
  const api = await request.newContext({ baseURL: url });
  const person = await orderedBefore(api, goods);
  await api.dispose();
  for (const viewport of sizes) {
    const newPage = async () => {
      const context = await browser.newContext({ viewport, locale: "hu-HU", colorScheme: "light" });
      await context.addCookies([{ name: "analytics_consent", value: "refused", url }]);
      return context.newPage();
    };
    const guest = await newPage();
    await takeAll(guest, guestScreens);
    await fillCart(guest);
    await takeAll(guest, buyerScreens);
    const user = await newPage();
    await logIn(user, person);
    await takeAll(user, userScreens);
  }
} finally {
  await browser.close();
  server?.kill("SIGTERM");
  await rm(own.data, { recursive: true, force: true, maxRetries: 10 });
}
