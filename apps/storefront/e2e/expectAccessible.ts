import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const isFull = process.env["KAMRA_FULL"] === "1";
const phone = { width: 390, height: 844 };

/** Renders off-screen parts too, and ends transitions, because axe would read colours in between. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Fails with the accessibility problems of the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await showEverything(page);
  const { violations } = await new AxeBuilder({ page })
    // Passed checks are not read, and describing them takes long.
    .options({ resultTypes: ["violations"] })
    // Without this axe opens a page for each result, for frames, which no page here has.
    .setLegacyMode()
    // React Aria's announcement while a button is pending; it disappears soon.
    .exclude("[data-live-announcer]")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    })),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut, "pixels that stick out sideways").toBeLessThanOrEqual(0);
}

/** Checks the whole page on a phone, the narrowest layout; in full runs each width is a project. */
export async function expectOpenToEverybody(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  if (isFull) return expectAccessible(page);
  const width = page.viewportSize();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (width !== null) await page.setViewportSize(width);
}
