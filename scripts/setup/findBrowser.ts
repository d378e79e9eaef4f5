import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { runCommand } from "./step.ts";

/** Chromium without windows takes a sixth less of a processor for the same pages. */
const headless = ["chromium-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "chrome.exe"];

const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const onPath = (commands: ReadonlyArray<string>): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const playwrightsOwn = async (): Promise<string | undefined> => {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const installed = async (): Promise<string | undefined> =>
  onPath(names) ?? fixedPlaces.find((file) => existsSync(file)) ?? (await playwrightsOwn());

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Removes nothing, and gives up soon without a network. */
const installPackage = async (name: string): Promise<void> => {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const waits = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  const install = ["install", "-y", "-qq", "--no-install-recommends", "--no-remove", name];
  await runCommand({ command: "apt-get", args: ["update", "-qq", ...waits], env });
  await runCommand({ command: "apt-get", args: [...install, ...waits], env });
};

const provide = async (): Promise<void> => {
  if (canInstall()) {
    console.log("[browser] No Chromium or Chrome here. Installing the Debian package chromium (about 300 MB) …");
    await installPackage("chromium");
    if (await installed()) return;
  }
  console.log("[browser] No Chromium or Chrome here. Asking Playwright to download its own (about 170 MB) …");
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  await runCommand({ command: process.execPath, args: [playwright, "install", "chromium"] });
};

const named = (): string | undefined => {
  const file = process.env["KAMRA_CHROMIUM"];
  if (file !== undefined && !existsSync(file))
    throw new Error(`KAMRA_CHROMIUM names ${file}, and there is no such file.`);
  return file;
};

/**
 * The path of a Chromium or Chrome: `KAMRA_CHROMIUM`, else the system's, else an installed one (announced first).
 *
 * Errors: an Error with instructions when there is none.
 */
export async function findBrowser(): Promise<string> {
  const found = named() ?? (await installed());
  if (found !== undefined) return found;
  await provide();
  const provided = await installed();
  if (provided !== undefined) return provided;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed. Install one (Debian: `apt-get install chromium`; " +
      "elsewhere Chrome, or `npx playwright install chromium`), or set KAMRA_CHROMIUM to its path, and run `npm test` again.",
  );
}

/**
 * The path of the tests' browser: `KAMRA_CHROMIUM`, else a Chromium without windows, which root on Debian gets
 * (announced first), else that of `findBrowser`.
 *
 * Errors: those of `findBrowser`.
 */
export async function findTestBrowser(): Promise<string> {
  const found = named() ?? onPath(headless);
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log("[browser] Installing the Debian package chromium-headless-shell for the tests (about 220 MB) …");
    await installPackage("chromium-headless-shell");
  }
  return onPath(headless) ?? (await findBrowser());
}
