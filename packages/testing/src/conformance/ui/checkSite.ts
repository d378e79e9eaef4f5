import type { CheckResult } from "../Check.ts";
import { runChecks } from "../runChecks.ts";
import { Unusable } from "../Unusable.ts";
import { checkedSite } from "./CheckedSite.ts";
import { uiChecks } from "./uiChecks.ts";

/** Where a frontend is, and what opens it. */
export interface SiteAddress {
  readonly base: string;
  /** Something that the shop sells. */
  readonly term: string;
  /** The path of a Chromium; without it the one that playwright-core has installed. */
  readonly browser: string | undefined;
  /** Whether the checks may place an order, to 1186 Budapest, in cash. By default they may not. */
  readonly placesOrders?: boolean;
  /** So long may a page take to show something; by default ten seconds. */
  readonly patienceMs?: number;
}

const wants = `--ui opens pages in Chromium by playwright-core: npm install --save-dev playwright-core, and name the browser by --browser PATH
or KAMRA_CHROMIUM, or install one: npx playwright-core install chromium`;

/**
 * Holds a frontend against the contract of pages, by role and name. It makes a guest's carts and an account, and an order where it
 * may.
 *
 * Errors: Unusable without playwright-core or without a browser.
 */
export async function checkSite({ browser: path, ...site }: SiteAddress): Promise<ReadonlyArray<CheckResult>> {
  const playwright = await import("playwright-core").catch((error: unknown) => {
    throw new Unusable(`${wants}\n${String(error)}`);
  });
  const browser = await playwright.chromium
    .launch({ ...(path !== undefined && { executablePath: path }), args: ["--no-sandbox"] })
    .catch((error: unknown) => {
      throw new Unusable(`${wants}\n${String(error)}`);
    });
  try {
    return await runChecks(checkedSite(browser, site), uiChecks);
  } finally {
    await browser.close();
  }
}
