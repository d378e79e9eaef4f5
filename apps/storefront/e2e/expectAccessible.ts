import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const isFull = process.env["KAMRA_FULL"] === "1";
const phone = { width: 390, height: 844 };

/** Renders what is off screen too, and ends transitions: axe reads half-made colours of both. */
async function showEverything(page: Page): Promise<void> {
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
    // Of what holds we read nothing, and it takes long to describe.
    .options({ resultTypes: ["violations"] })
    // Without this axe opens a page for each result, for frames, which no page here has.
    .setLegacyMode()
    // React Aria's announcement while a button works: gone a moment later.
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

/** The whole page: on a phone, where most has to fit; in full runs each width is a project. */
export async function expectOpenToEverybody(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  if (isFull) return expectAccessible(page);
  const width = page.viewportSize();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (width !== null) await page.setViewportSize(width);
}
