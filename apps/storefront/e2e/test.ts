import { type BrowserContext, test as base } from "@playwright/test";

interface Fixtures {
  /** The complaints of the browser that this test expects, each with the address that it is about. */
  readonly expected: RegExp | null;
  readonly noComplaints: void;
}

/** Of tests without the service worker, so that they can answer for the network. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * Playwright's test, in which no page may complain: an unexpected error or warning in the console or in a script, such
 * as a hydration mismatch, fails the test. This includes tabs and contexts that a test opens.
 */
export const test = base.extend<Fixtures>({
  expected: [null, { option: true }],
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
      const unexpected = complaints.filter(
        (complaint) => expected?.test(complaint) !== true && !complaint.includes(blockedWorker),
      );
      base.expect(unexpected, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests of developers' pages and simulators, which refuse proxied requests like those of the other tests.
 * `test.use(asDeveloper)`.
 */
export const asDeveloper = { extraHTTPHeaders: {} };

export { expect } from "@playwright/test";
