import { type BrowserContext, test as base } from "@playwright/test";

interface Fixtures {
  /** The complaints of the browser that this test expects, each with the address that it is about. */
  readonly expected: RegExp | null;
  readonly noComplaints: void;
}

/**
 * Playwright's test, in which no page may complain: an error or a warning in the console or in a script, such as a
 * hydration that does not match, fails the test that does not expect it. Tabs and contexts that a test opens count too.
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
      const unexpected = complaints.filter((complaint) => expected?.test(complaint) !== true);
      base.expect(unexpected, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests of developers' pages and of what is simulated for them: they answer nothing that a proxy has passed on, as what shoppers
 * send in these tests looks. `test.use(asDeveloper)`.
 */
export const asDeveloper = { extraHTTPHeaders: {} };

export { expect } from "@playwright/test";
