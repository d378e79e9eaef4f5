import { defineConfig } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "../../scripts/config/chromium.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const port = Number(process.env["KAMRA_E2E_PORT"] ?? 4219);
const isFull = process.env["KAMRA_FULL"] === "1";

/** Test workers read this file too, and share the folder created by the first one. */
const data = process.env["KAMRA_E2E_DATA"] ?? mkdtempSync(join(tmpdir(), "kamra-e2e-"));
if (process.env["KAMRA_E2E_DATA"] === undefined) {
  process.env["KAMRA_E2E_DATA"] = data;
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What only text of double size can lose, on a phone. */
const largeText = {
  name: "large-text",
  use: { ...phone, launchOptions: { ...chromium, args: [...chromium.args, "--blink-settings=defaultFontSize=32"] } },
  grep: /@large-text/,
};

/** Variants of the same flow run in full runs only. */
const grepInvert = isFull ? [] : [/@full/];
const usualText = { grepInvert: [...grepInvert, largeText.grep] };

/** Tests of the layout run on a phone too; in full runs all tests do. */
const onPhone = { ...usualText, name: "phone", use: phone, grep: isFull ? /./ : /@layout/ };

const narrow = { ...usualText, name: "narrow", use: { viewport: { width: 320, height: 640 }, hasTouch: true } };

/** A theme changes colours, and these widths the layout, but no flow: pages and layouts are enough of them. */
const views = [
  { name: "phone-dark", use: { ...phone, colorScheme: "dark" } },
  { name: "desktop-dark", use: { ...desktop, colorScheme: "dark" } },
  { name: "tablet", use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
  { name: "wide", use: { viewport: { width: 1920, height: 1080 } } },
] as const;

/** The rest of the matrix of `npm run test:full`. */
const more = [narrow, ...views.map((view) => ({ ...usualText, ...view, grep: /@layout|are accessible/ }))];

const refusedConsent = {
  name: "analytics_consent",
  value: "refused",
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
};

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  grepInvert,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  // A long time-out: a test's duration depends more on the machine than on the code.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    reuseContext: true,
    // A service worker would bypass the tests' interception; its own spec allows it.
    serviceWorkers: "block",
    locale: "hu-HU",
    // Prices and days are Budapest's in every time zone.
    timezoneId: "America/Los_Angeles",
    colorScheme: "light",
    // The consent question is answered, except in its own specs.
    storageState: { cookies: [refusedConsent], origins: [] },
    // A trace of everything takes a sixth of the time: use --trace retain-on-failure for a failure.
    screenshot: "only-on-failure",
    launchOptions: chromium,
  },
  projects: [onPhone, { ...usualText, name: "desktop", use: desktop }, largeText, ...(isFull ? more : [])],
  webServer: {
    command: `"${process.execPath}" --conditions=@kamra/source scripts/serve.ts`,
    cwd: root,
    env: {
      PORT: `${port}`,
      KAMRA_DATA: data,
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "loopback",
      // All tests order from one network.
      KAMRA_LIMITS: '{"unproven":{"freely":1000}}',
    },
    url: `http://localhost:${port}/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    reuseExistingServer: process.env["KAMRA_E2E_PORT"] !== undefined,
  },
});
