import { chromium, type Locator, type Page } from "@playwright/test";
import { openScreen } from "../apps/storefront/screens/shopperSteps.ts";
import { openBuiltShop } from "../apps/storefront/screens/openBuiltShop.ts";
import { findTestBrowser } from "../scripts/setup/findBrowser.ts";

/**
 * Twenty products into the cart of the built shop on a phone: presses, typed letters and seconds, one by one and by the quick list.
 * Nothing is thought about. `node scripts/run.js bench/basket`
 */
const wanted = [
  ...["tej", "kenyér", "vaj", "tojás", "trappista sajt", "sonka", "alma", "banán", "krumpli", "hagyma"],
  ...["paradicsom", "csirkemell", "rizs", "liszt", "cukor", "étolaj", "tejföl", "joghurt", "ásványvíz", "wc papír"],
];
/** How long a fast typist takes for a letter on a touch screen, in milliseconds. */
const perLetter = 150;

interface Effort {
  presses: number;
  letters: number;
}

/** A shopper's hands, which count what they do. */
const handsOn = (page: Page, effort: Effort) => ({
  press: async (target: Locator) => {
    effort.presses += 1;
    await target.tap();
  },
  type: async (text: string) => {
    effort.letters += text.length;
    await page.keyboard.type(text, { delay: perLetter });
  },
  enter: async () => {
    effort.presses += 1;
    await page.keyboard.press("Enter");
  },
});

type Way = (page: Page, hands: ReturnType<typeof handsOn>) => Promise<void>;

const searchField = (page: Page) => page.getByRole("combobox", { name: "Keresés" });
const addButton = (scope: Locator) => scope.getByRole("button", { name: /^(Kosárba|Még több): / }).first();

/** Goes to the search field by one press: its cross empties it. */
async function searchFor(page: Page, term: string, hands: ReturnType<typeof handsOn>): Promise<void> {
  const clear = page.getByRole("button", { name: "Keresés törlése", exact: true });
  await hands.press((await clear.isVisible()) ? clear : searchField(page));
  await hands.type(term);
}

const ways: Readonly<Record<string, Way>> = {
  "by the page of results": async (page, hands) => {
    for (const term of wanted) {
      await searchFor(page, term, hands);
      await hands.enter();
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === `/kereses/${term}`);
      await hands.press(addButton(page.getByRole("main")));
    }
  },
  "by the plus of the suggestions": async (page, hands) => {
    for (const term of wanted) {
      const answer = page.waitForResponse((response) =>
        `${decodeURIComponent(response.url())}${response.request().postData() ?? ""}`.includes(`"term":"${term}"`),
      );
      await searchFor(page, term, hands);
      await answer;
      await hands.press(addButton(page.getByRole("grid", { name: "Keresési javaslatok" })));
    }
  },
  "by the quick list": async (page, hands) => {
    await hands.press(page.getByRole("button", { name: "Menü" }));
    await hands.press(page.getByRole("dialog").getByRole("link", { name: "Gyorslista" }));
    await hands.press(page.getByRole("textbox", { name: "Mit vennél?" }));
    await hands.type(wanted.join(","));
    await hands.press(page.getByRole("button", { name: "Megkeressük" }));
    await hands.press(page.getByRole("button", { name: "Mindet a kosárba" }));
    await page.getByText(/Ezekből \d+ termék van a kosaradban/).waitFor();
  },
};

const shop = await openBuiltShop({ port: Number(process.env["PORT"] ?? 4392) });
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ["--no-sandbox"] });
try {
  for (const [name, walk] of Object.entries(ways)) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "hu-HU",
    });
    const place = encodeURIComponent(JSON.stringify({ type: "personal" }));
    await context.addCookies([
      { name: "analytics_consent", value: "refused", url: shop.url },
      { name: "delivery_address", value: place, url: shop.url },
    ]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await openScreen(page, `${shop.url}/`);
    const effort: Effort = { presses: 0, letters: 0 };
    const began = performance.now();
    await walk(page, handsOn(page, effort));
    const seconds = (performance.now() - began) / 1000;
    await openScreen(page, `${shop.url}/kosar`);
    const lines = await page.getByRole("main").getByRole("article").count();
    console.log(
      `${name}: ${effort.presses} presses, ${effort.letters} letters, ${seconds.toFixed(0)} s, ${lines} lines in the cart`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await shop.close();
}
