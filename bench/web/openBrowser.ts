import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findTestBrowser } from "../../scripts/setup/findBrowser.ts";

/** A browser with a profile of its own, which Lighthouse can use while Playwright does not hold it. */
export interface OpenBrowser {
  /** The port of the developer tools protocol. */
  readonly port: number;
  /** Opens a page of the profile, and disconnects afterwards. */
  readonly withPage: <A>(use: (page: Page) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
}

async function listening(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const isUp = await fetch(`${endpoint}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No browser listens at ${endpoint}`);
}

export async function openBrowser({ port }: { readonly port: number }): Promise<OpenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "kamra-browser-"));
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
  const child = spawn(
    await findTestBrowser(),
    [...args, "--lang=hu-HU", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const endpoint = `http://127.0.0.1:${port}`;
  await listening(endpoint);
  return {
    port,
    async withPage(use) {
      const browser = await chromium.connectOverCDP(endpoint);
      const [context] = browser.contexts();
      if (context === undefined) throw new Error("The browser has no profile");
      const page = await context.newPage();
      try {
        return await use(page);
      } finally {
        await page.close();
        await browser.close();
      }
    },
    async close() {
      // The command may be a script that starts the browser, which a signal to it would not end.
      const browser = await chromium.connectOverCDP(endpoint);
      const session = await browser.newBrowserCDPSession();
      await session.send("Browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
