import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const isFull = process.env["KAMRA_FULL"] === "1";
const phone = { width: 390, height: 844 };

/** Fails with what on the page as it is now keeps somebody from using it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Of what holds we read nothing, and it takes long to describe.
    .options({ resultTypes: ["violations"] })
    // Without this axe opens a page of its own for each result, for the sake of frames that no page here has.
    .setLegacyMode()
    // What React Aria reads out while a button works: gone a moment later.
    .exclude("[data-live-announcer]")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut, "pixels that stick out sideways").toBeLessThanOrEqual(0);
}

/** The whole page, at the width of the project and on a phone; in full runs each width is a project. */
export async function expectOpenToEverybody(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (isFull) return;
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
