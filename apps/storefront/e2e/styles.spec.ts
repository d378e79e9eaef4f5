import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { openSummary } from "./openSummary.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const assets = readdirSync(new URL("../dist/client/assets/", import.meta.url));
const sheets = assets.filter((name) => name.endsWith(".css")).map((name) => `/assets/${name}`);

/** Adds the styles of every part behind those of the page. */
const addAllStyles = (page: Page, hrefs: ReadonlyArray<string>) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = { rel: "stylesheet", href, onload: resolve, onerror: reject };
              document.head.append(Object.assign(document.createElement("link"), link));
            }),
        ),
      ),
    hrefs,
  );

/** The computed styles of each element, with what comes before and after it. A registered property of another part's has a value everywhere. */
const computedStyles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("body *"), (element) => {
      const declarations = ["", "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part !== "" && style.content === "none") return [];
        return Array.from(style)
          .filter((name) => !name.startsWith("--"))
          .map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
      });
      return { element: element.outerHTML.slice(0, 80), declarations: declarations.join(";") };
    }),
  );

test(
  "a page looks the same when the styles of all parts have come after its own",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    await openSummary(page, { pinova: 1 });
    for (const path of ["/", "/termekek/mutsu-alma", "/kosar", "/megrendeles/kiszallitas", "/megrendeles/osszesites"]) {
      await new Shopper(page).open(path);
      // oxlint-disable-next-line playwright/no-networkidle -- what comes by itself must be there, whichever part it is
      await page.waitForLoadState("networkidle");
      const before = await computedStyles(page);
      await addAllStyles(page, sheets.toReversed());
      const after = await computedStyles(page);
      const changed = after.filter(({ declarations }, index) => declarations !== before[index]?.declarations);
      expect
        .soft(
          changed.map(({ element }) => element),
          path,
        )
        .toEqual([]);
    }
  },
);

const feedback = (page: Page) => ({
  open: () => page.getByRole("contentinfo").getByRole("button", { name: "Visszajelzés" }).click(),
  dialog: page.getByRole("dialog", { name: "Hogy tetszik a bolt?" }),
});
const styles = "**/assets/FeedbackDialog-*.css";

test("buttons below the screen have their colours before they are shown", async ({ page }) => {
  await page.goto("/termekek/pinova-alma");
  // To look for a role takes the browser so long that a colour could change meanwhile.
  const buttons = page.locator("button[aria-label^='Kosárba: ']");
  // Similar products may come after the page.
  await buttons.nth(3).waitFor({ state: "attached" });
  const colours = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(colours).size).toBe(1);
});

test("a dialog opened later waits for its styles", async ({ page }) => {
  const { open, dialog } = feedback(page);
  await new Shopper(page).open("/szallitas");
  const held = Promise.withResolvers<undefined>();
  await page.route(styles, async (route) => {
    await held.promise;
    await route.fallback();
  });
  const script = page.waitForEvent("requestfinished", (request) => /\/FeedbackDialog-.+\.js$/.test(request.url()));
  await open();
  await script;
  await expect(dialog).toHaveCount(0);
  held.resolve(undefined);
  await expect(dialog).toBeVisible();
});

test("a dialog has a border in forced colours", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { open, dialog } = feedback(page);
  await new Shopper(page).open("/szallitas");
  await open();
  await expect(dialog.locator(":scope > *").first()).toHaveCSS("border-top-width", "1px");
});

test.describe("without the styles of a dialog", () => {
  test.use({ expected: /Failed to load resource: .*\/assets\/FeedbackDialog-[\w-]+\.css/ });

  test("[NET-5] a message offers to try again, which asks for them anew", async ({ page }) => {
    const { open, dialog } = feedback(page);
    await new Shopper(page).open("/szallitas");
    await page.route(styles, (route) => route.abort());
    // With a network, the first failure reloads the page.
    const reloaded = page.waitForEvent("load");
    await open();
    await reloaded;
    await new Shopper(page).listening();
    await open();
    const message = page.getByRole("alert").filter({ hasText: "Nem tudtuk betölteni." });
    await expect(message).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.unroute(styles);
    const asked = page.waitForResponse(/\/FeedbackDialog-.+\.css$/);
    await message.getByRole("button", { name: "Próbáld újra" }).click();
    await asked;
    await expect(dialog).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a pressed button does not keep the look of one under a pointer", async ({ page }) => {
    await new Shopper(page).open("/belepes");
    const show = page.getByRole("main").getByRole("button", { name: "Jelszó megjelenítése" });
    const colour = await show.evaluate((button) => getComputedStyle(button).color);
    await show.tap();
    await expect(page.getByRole("textbox", { name: "Jelszó" })).toHaveAttribute("type", "text");
    const hovered = page.getByRole("main").locator("button:hover");
    await expect(hovered).toHaveCSS("color", colour);
  });
});
