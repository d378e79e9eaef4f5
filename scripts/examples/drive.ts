import { chromium } from "@playwright/test";

/** The amount in the text of a total. */
const amountIn = (text: string) => Number(text.replace(/[^\d]/g, ""));

/**
 * Uses an example as a shopper: adds half a kilogram, reads the total, and compares it after a reload. Returns the
 * total. Errors: a missing control or text, an error in the console, a picture that does not load, and a hydration
 * mismatch.
 */
export async function drive(address: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    const logged: string[] = [];
    page.on("pageerror", (error) => logged.push(String(error)));
    page.on("console", (message) => {
      const { url } = message.location();
      if (message.type() === "error" && !url.endsWith("/favicon.ico")) logged.push(message.text());
    });
    await page.goto(address);
    const total = page.getByRole("status").filter({ hasText: "Total:" });
    const settled = async () => {
      const found = total.and(page.locator(':not([aria-busy="true"])')).filter({ hasText: /[1-9]/ });
      await found.waitFor();
      return (await found.textContent()) ?? "";
    };
    await page.getByRole("button", { name: "Add half a kilogram" }).click();
    const before = await settled();
    await page.waitForLoadState("networkidle");
    const confirmed = await settled();
    await page.reload();
    const after = await settled();
    if (after !== confirmed) throw new Error(`The total was "${confirmed}", and "${after}" after a reload`);
    if (amountIn(before) === 0) throw new Error(`The total is "${before}"`);
    const broken = await page.evaluate(() =>
      [...document.images].flatMap(({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? [src] : [])),
    );
    if (broken.length > 0) throw new Error(`Pictures do not load: ${broken.join(", ")}`);
    if (logged.length > 0) throw new Error(`The page logs: ${logged.join("; ")}`);
    return after;
  } finally {
    await browser.close();
  }
}
