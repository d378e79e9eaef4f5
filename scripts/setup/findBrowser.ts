import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { runCommand } from "./step.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "chrome.exe"];

const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const onPath = (): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const playwrightsOwn = async (): Promise<string | undefined> => {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const installed = async (): Promise<string | undefined> =>
  onPath() ?? fixedPlaces.find((file) => existsSync(file)) ?? (await playwrightsOwn());

const isRoot = () => process.getuid?.() === 0;

const provide = async (): Promise<void> => {
  if (isRoot() && existsSync("/usr/bin/apt-get")) {
    console.log("[browser] No Chromium or Chrome here. Installing the Debian package chromium (about 300 MB) …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand({ command: "apt-get", args: ["update", "-qq"], env });
    await runCommand({
      command: "apt-get",
      args: ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
      env,
    });
    if (await installed()) return;
  }
  console.log("[browser] No Chromium or Chrome here. Asking Playwright to download its own (about 170 MB) …");
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  await runCommand({ command: process.execPath, args: [playwright, "install", "chromium"] });
};

/**
 * The path of a Chromium or Chrome for the browser tests: `KAMRA_CHROMIUM`, else the system's, else an installed one
 * (announced first).
 *
 * Errors: an Error with instructions when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env["KAMRA_CHROMIUM"];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`KAMRA_CHROMIUM names ${named}, and there is no such file.`);
  }
  const found = await installed();
  if (found !== undefined) return found;
  await provide();
  const provided = await installed();
  if (provided !== undefined) return provided;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed. Install one (Debian: `apt-get install chromium`; " +
      "elsewhere Chrome, or `npx playwright install chromium`), or set KAMRA_CHROMIUM to its path, and run `npm test` again.",
  );
}
