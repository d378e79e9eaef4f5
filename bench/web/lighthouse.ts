import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import * as Schema from "effect/Schema";
import { promisify } from "node:util";
import { median } from "../compare.ts";
import { lowerBrowsersPriority } from "./lowerBrowsersPriority.ts";
import type { OpenBrowser } from "./openBrowser.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
const program = `${folder}node_modules/lighthouse/cli/index.js`;

/** Lighthouse is installed outside of the project's packages at its first use. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  const args = ["ci", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ci has failed with ${status} in bench/web`);
}

const Score = Schema.Struct({ score: Schema.NullOr(Schema.Number) });
const Figure = Schema.Struct({ numericValue: Schema.Number });
const Report = Schema.fromJsonString(
  Schema.Struct({
    categories: Schema.Struct({ performance: Score, accessibility: Score, "best-practices": Score, seo: Score }),
    audits: Schema.Struct({
      "largest-contentful-paint": Figure,
      "cumulative-layout-shift": Figure,
      "total-blocking-time": Figure,
    }),
  }),
);

const percent = ({ score }: typeof Score.Type) => Math.round((score ?? 0) * 100);

/** One run: scores from 0 to 100, times in milliseconds. */
const figuresOf = ({ categories, audits }: typeof Report.Type) => ({
  performance: percent(categories.performance),
  accessibility: percent(categories.accessibility),
  bestPractices: percent(categories["best-practices"]),
  seo: percent(categories.seo),
  lcpMs: audits["largest-contentful-paint"].numericValue,
  cls: audits["cumulative-layout-shift"].numericValue,
  tbtMs: audits["total-blocking-time"].numericValue,
});
export type PageFigures = ReturnType<typeof figuresOf>;

/** Clears the browser's file cache; session and cart stay. */
const forgetFiles = (browser: OpenBrowser, url: string): Promise<void> =>
  browser.withPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "service_workers,cache_storage" });
  });

const timeoutMs = 180_000;

async function runOnce(browser: OpenBrowser, { url, path }: { readonly url: string; readonly path: string }) {
  await forgetFiles(browser, url);
  lowerBrowsersPriority();
  const args = [program, url + path, `--port=${browser.port}`, "--disable-storage-reset", "--quiet", "--output=json"];
  const running = promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28, timeout: timeoutMs });
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  const { stdout } = await running;
  return figuresOf(Schema.decodeUnknownSync(Report)(stdout));
}

/** A recording of the page can miss its start. Lighthouse then asks to be run again. */
function runAgainIfAsked(browser: OpenBrowser, page: { readonly url: string; readonly path: string }) {
  return runOnce(browser, page).catch((error: unknown) => {
    if (!String(error).includes("Please run Lighthouse again")) throw error;
    console.log(page.path, "is measured again: a recording has missed its start");
    return runOnce(browser, page);
  });
}

/** The medians of a page's runs by Lighthouse's mobile settings. */
export async function measurePage(
  browser: OpenBrowser,
  { url, path, runs }: { readonly url: string; readonly path: string; readonly runs: number },
): Promise<PageFigures> {
  const all: PageFigures[] = [];
  while (all.length < runs) all.push(await runAgainIfAsked(browser, { url, path }));
  const middle = (figure: keyof PageFigures) => median(all.map((figures) => figures[figure]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcpMs: middle("lcpMs"),
    cls: middle("cls"),
    tbtMs: middle("tbtMs"),
  };
}
