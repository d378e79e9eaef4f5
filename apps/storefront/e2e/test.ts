import { test as base } from "@playwright/test";

interface Expectations {
  /** What the browser may complain of in this test. */
  readonly expected: RegExp | null;
}

/**
 * Playwright's test, with a page that must not complain: an error in the console or in a script, a hydration that does
 * not match for one, fails the test unless it says that it expects it.
 */
export const test = base.extend<Expectations>({
  expected: [null, { option: true }],
  page: async ({ page, expected }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    const unexpected = complaints.filter((complaint) => expected?.test(complaint) !== true);
    base.expect(unexpected, "complaints of the browser").toEqual([]);
  },
});

export { expect } from "@playwright/test";
