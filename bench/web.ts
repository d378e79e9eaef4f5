import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { chromium, type Page, request } from "@playwright/test";
import { orderedBefore } from "../apps/storefront/e2e/orderedBefore.ts";
import { openBuiltShop } from "../apps/storefront/screens/openBuiltShop.ts";
import { fillCart, logIn } from "../apps/storefront/screens/shopperSteps.ts";
import { findTestBrowser } from "../scripts/setup/findBrowser.ts";
import { root } from "../scripts/setup/step.ts";
import { median } from "./compare.ts";
import { measureInteractions } from "./web/interactions.ts";
import { installLighthouse, measurePage } from "./web/lighthouse.ts";
import { lowerBrowsersPriority } from "./web/lowerBrowsersPriority.ts";
import { openBrowser, type OpenBrowser } from "./web/openBrowser.ts";
import { interactionTable, pageTable, type PageRow, scrollingTable } from "./web/report.ts";
import { scrollEarlierProducts } from "./web/scrolling.ts";

/**
 * Lighthouse's mobile scores of the built shop with 10,000 products, and how long its presses take. With `--write` the
 * tables go to docs/web-speed.md. `--runs 1` is quicker than the default, five. The browser draws no
 * windows. Server, Lighthouse and those of the browser's processes that are no page's have a low priority: a phone has
 * other processors for them.
 */
const runsAt = process.argv.indexOf("--runs");
const runs = runsAt === -1 ? 5 : Number(process.argv[runsAt + 1]);
if (!Number.isInteger(runs) || runs < 1) throw new RangeError("--runs is a whole number from 1 on");

const guestScreens = { home: "/", category: "/tejtermek-tojas", product: "/termekek/pinova-alma", login: "/belepes" };
const buyerScreens = { search: "/kereses/alma", cart: "/kosar", "checkout, first step": "/megrendeles" };
const userScreens = { profile: "/profil", lists: "/profil/bevasarlolistaim" };

const indexed = new Set(["home", "category", "product"]);
const hasHighBar = new Set(["home", "category", "product", "search", "cart"]);

/** Runs a task in a browser that Lighthouse can use too. */
async function inBrowser<A>(url: string, use: (browser: OpenBrowser) => Promise<A>): Promise<A> {
  const browser = await openBrowser({ port: 9333 });
  try {
    await browser.withPage((page) => page.context().addCookies([{ name: "analytics_consent", value: "refused", url }]));
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The median of each figure over all runs. */
async function mediansOf(run: () => Promise<Readonly<Record<string, number>>>) {
  const all: Array<readonly [name: string, figure: number]> = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const figures = await run();
    console.log(figures);
    all.push(...Object.entries(figures));
  }
  const byName = [...Map.groupBy(all, ([name]) => name)];
  return Object.fromEntries(byName.map(([name, rows]) => [name, median(rows.map(([, figure]) => figure))]));
}

/** Presses and scrolling are measured on a phone. The processor paints: to imitate a graphics processor takes longer. */
async function onPhone<A>(url: string, use: (page: Page) => Promise<A>): Promise<A> {
  const browser = await chromium.launch({
    executablePath: await findTestBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      locale: "hu-HU",
    });
    await page.context().addCookies([{ name: "analytics_consent", value: "refused", url }]);
    return await use(page);
  } finally {
    await browser.close();
  }
}

async function measure(browser: OpenBrowser, url: string, screens: Readonly<Record<string, string>>) {
  const rows: PageRow[] = [];
  for (const [name, path] of Object.entries(screens)) {
    const figures = await measurePage(browser, { url, path, runs });
    const row = { ...figures, name, isIndexed: indexed.has(name), bar: hasHighBar.has(name) ? 98 : 95 };
    console.log(name, figures);
    rows.push(row);
  }
  return rows;
}

const shop = await openBuiltShop({ port: 4391, products: 10_000 });
try {
  installLighthouse();
  const { url, pid } = shop;
  setPriority(pid, constants.priority.PRIORITY_LOW);
  const api = await request.newContext({ baseURL: url });
  const person = await orderedBefore(api, { pinova: 2, "friss tej": 3 });
  await api.dispose();

  const presses = await mediansOf(() =>
    onPhone(url, async (page) => {
      await fillCart(page, url);
      lowerBrowsersPriority();
      return measureInteractions(page, url);
    }),
  );
  const frames = await mediansOf(() =>
    onPhone(url, async (page) => {
      await logIn(page, url, person);
      return { "120 pixels a frame": await scrollEarlierProducts(page, url) };
    }),
  );
  const guest = await inBrowser(url, (browser) => measure(browser, url, guestScreens));
  const buyer = await inBrowser(url, async (browser) => {
    await browser.withPage((page) => fillCart(page, url));
    return measure(browser, url, buyerScreens);
  });
  const user = await inBrowser(url, async (browser) => {
    await browser.withPage((page) => logIn(page, url, person));
    return measure(browser, url, userScreens);
  });

  const tables = `${pageTable([...guest, ...buyer, ...user])}\n\n${interactionTable(presses)}\n\n${scrollingTable(frames)}\n`;
  console.log(tables);
  if (process.argv.includes("--write"))
    await writeFile(
      join(root, "docs/web-speed.md"),
      `# How fast the pages are\n\n\`node scripts/run.js bench/web --write\` makes this page: Lighthouse's mobile settings with simulated slow 4G, the built shop\nwith 10,000 products on PGlite, medians of ${runs} runs, all on one machine with two processors. A phone shares the\nprocessor of its page neither with the shop's server nor with Lighthouse, and has others for the browser's network and\ngraphics, so all of these run at low priority. Bars that are missed are bold.\n\n${tables}`,
    );
} finally {
  await shop.close();
}
