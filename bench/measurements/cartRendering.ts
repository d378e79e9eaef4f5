import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/setup/findBrowser.ts";
import { median } from "../compare.ts";
import { printRatio } from "../print.ts";

const folder = new URL("../carts/", import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));
const rounds = 300;

/** The competitors are installed outside of the project's packages at their first measurement. */
const isInstalled = () => existsSync(new URL("node_modules/@shopify/hydrogen-react/", folder));
if (!isInstalled())
  spawnSync("npm", ["ci", "--ignore-scripts", "--legacy-peer-deps", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.js", folder))],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    conditions: ["@kamra/source"],
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env": "{}" },
    // One React for all of them.
    alias: { react: `${root}node_modules/react`, "react-dom": `${root}node_modules/react-dom` },
  });
  return outputFiles.map(({ text }) => text).join("");
};

const contestants = ["keyed", "query", "hydrogen", "kamra", "kamraKeyed"] as const;
type Samples = Readonly<Record<(typeof contestants)[number], ReadonlyArray<number>>>;

const isSamples = (answer: unknown): answer is Samples =>
  typeof answer === "object" && answer !== null && contestants.every((name) => name in answer);

/** The medians of the second half of the rounds; the first warms up. */
async function measure(script: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const page = await browser.newPage();
  const errors: Array<Error> = [];
  page.on("pageerror", (error) => errors.push(error));
  // An isolated page has a clock of microseconds.
  const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  await page.route("https://bench.test/", (route) =>
    route.fulfill({ contentType: "text/html", headers, body: "<!doctype html><body>" }),
  );
  await page.goto("https://bench.test/");
  await page.addScriptTag({ content: script });
  const samples: unknown = await page.evaluate(`measure(${rounds})`);
  await browser.close();
  if (errors.length > 0) throw new AggregateError(errors, "A cart has failed");
  if (!isSamples(samples)) throw new TypeError("The page has measured something else");
  const of = (values: ReadonlyArray<number>) => median(values.slice(values.length >> 1));
  const { keyed, query, hydrogen, kamra, kamraKeyed } = samples;
  return { keyed: of(keyed), query: of(query), hydrogen: of(hydrogen), kamra: of(kamra), kamraKeyed: of(kamraKeyed) };
}

if (isInstalled()) {
  const { keyed, query, hydrogen, kamra, kamraKeyed } = await measure(await bundle());
  printRatio(
    { subjectMs: kamra, baselineMs: kamraKeyed },
    {
      what: "an edit of a cart of 200 lines until Chromium shows it, against keyed subscriptions to the same shop",
      atMost: 1.5,
    },
  );
  printRatio(
    { subjectMs: kamra, baselineMs: keyed },
    { what: "that edit against keyed subscriptions to numbers, without a shop, rules and totals", atMost: 1.5 },
  );
  printRatio(
    { subjectMs: query, baselineMs: kamra },
    { what: "react-query 5 with select, without rules, against that edit" },
  );
  printRatio({ subjectMs: hydrogen, baselineMs: kamra }, { what: "@shopify/hydrogen-react's cart against that edit" });
} else {
  console.log(
    "              could not be installed: @shopify/hydrogen-react and react-query to compare rendering with",
  );
}
