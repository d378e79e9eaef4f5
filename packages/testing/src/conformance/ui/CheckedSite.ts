import type { Browser, Locator, Page } from "playwright-core";

/** What a reader finds on a page: a role, and how its accessible name reads. */
export type Named = readonly [role: Parameters<Page["getByRole"]>[0], name: RegExp];

/** A frontend under test, as its checks see it. */
export interface CheckedSite {
  /** Opens a path as a shopper who comes for the first time, in Hungarian; resolves when it has loaded. */
  readonly open: (path: string) => Promise<Page>;
  /** Something that the shop sells, as it is searched for. */
  readonly term: string;
}

/** So long may a page take to show what was asked of it, in milliseconds. */
const patience = 10_000;

/** Waits until scripts have stopped loading: a press before they listen would be lost. A page that never rests is taken as it is. */
export const rested = (page: Page): Promise<void> =>
  page.waitForLoadState("networkidle").catch(() => page.waitForLoadState("load"));

/** Opens a site in a browser; close the browser afterwards. */
export const checkedSite = (
  browser: Browser,
  { base, term }: { readonly base: string; readonly term: string },
): CheckedSite => ({
  term,
  open: async (path) => {
    const context = await browser.newContext({
      baseURL: base,
      locale: "hu-HU",
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto(path);
    await rested(page);
    return page;
  },
});

/** Whether it is on the page, or comes in time. */
export const appears = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** What is missing, as faults. */
export async function missing(page: Page | Locator, named: ReadonlyArray<Named>): Promise<ReadonlyArray<string>> {
  const found = await Promise.all(named.map(([role, name]) => appears(page.getByRole(role, { name }))));
  return named.flatMap(([role, name], index) => (found[index] === true ? [] : [`there is no ${role} ${String(name)}`]));
}
