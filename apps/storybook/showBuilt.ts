import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as Schema from "effect/Schema";
import { type Browser, chromium } from "playwright";
import { preview } from "vite";
import { lastingChromium } from "../../scripts/config/chromium.ts";

const app = fileURLToPath(new URL(".", import.meta.url));

export const builtFolder = `${app}storybook-static`;

const Entry = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(["story", "docs"]),
  importPath: Schema.String,
  tags: Schema.Array(Schema.String),
});
export type Entry = typeof Entry.Type;
const Index = Schema.fromJsonString(Schema.Struct({ entries: Schema.Record(Schema.String, Entry) }));

/** The stories and pages of the built Storybook, in their order. */
export const builtEntries = (): ReadonlyArray<Entry> =>
  Object.values(Schema.decodeUnknownSync(Index)(readFileSync(`${builtFolder}/index.json`, "utf8")).entries);

/** A browser, and the address of the built Storybook. */
export interface Shown {
  readonly browser: Browser;
  readonly at: string;
}

/** Serves the built Storybook for two that work at a time, until both have ended. */
export async function showBuilt(work: (shown: Shown) => Promise<void>): Promise<void> {
  const server = await preview({
    root: app,
    preview: { port: 0 },
    build: { outDir: "storybook-static" },
    logLevel: "error",
  });
  const browser = await chromium.launch(lastingChromium);
  const shown = { browser, at: server.resolvedUrls?.local[0] ?? "" };
  await Promise.all([work(shown), work(shown)]);
  await browser.close();
  await server.close();
}
