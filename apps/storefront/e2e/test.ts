import { type BrowserContext, test as base, type TestInfo } from "@playwright/test";

interface Fixtures {
  /** The complaints of the browser that this test expects, each with the address that it is about. */
  readonly expected: RegExp | null;
  /** Requests pages for developers and simulators, which refuse proxied requests. */
  readonly isDeveloper: boolean;
  readonly noComplaints: void;
}

/** Logged by tests without the service worker, which would bypass their interception of requests. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** Only tests take the network away. Then requests fail, and pictures that come into view at that moment. */
const noNetwork = "Failed to load resource: net::ERR_INTERNET_DISCONNECTED";

/** On a busy machine the shop refuses requests that have waited for seconds, and its pages ask again. */
const askAgain = "Failed to load resource: the server responded with a status of 503";

const isUsual = (complaint: string): boolean =>
  [blockedWorker, noNetwork, askAgain].some((usual) => complaint.includes(usual));

/** Each project and each repeat has its own network, because limits of one network last for a day. */
const networkOf = ({ config, project, repeatEachIndex }: TestInfo) => {
  const index = config.projects.findIndex(({ name }) => name === project.name);
  return { "x-forwarded-for": `198.18.${index}.${repeatEachIndex + 1}` };
};

/**
 * Playwright's test, in which no page may complain: an unexpected error or warning in the console or in a script, such
 * as a hydration mismatch, fails the test. This includes tabs and contexts that a test opens.
 */
export const test = base.extend<Fixtures>({
  expected: [null, { option: true }],
  isDeveloper: [false, { option: true }],
  extraHTTPHeaders: ({ isDeveloper }, use, info) => use(isDeveloper ? {} : networkOf(info)),
  context: async ({ context, isDeveloper }, use, info) => {
    if (isDeveloper)
      await context.route("**/graphql", (route) =>
        route.fallback({ headers: { ...route.request().headers(), ...networkOf(info) } }),
      );
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A request that a test has not waited for may still be in its handler.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  noComplaints: [
    async ({ browser, expected }, use) => {
      const complaints: string[] = [];
      const listenTo = (context: BrowserContext) => {
        context.on("weberror", (error) => complaints.push(String(error.error())));
        context.on("console", (message) => {
          if (message.type() === "error" || message.type() === "warning")
            complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
      };
      browser.on("context", listenTo);
      await use();
      browser.off("context", listenTo);
      const unexpected = complaints.filter((complaint) => expected?.test(complaint) !== true && !isUsual(complaint));
      base.expect(unexpected, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of developers' pages and simulators: `test.use(asDeveloper)`. */
export const asDeveloper = { isDeveloper: true };

export { expect } from "@playwright/test";
