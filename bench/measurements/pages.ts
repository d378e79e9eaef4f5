import type { DatabaseLocation } from "@kamra/backend";
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { mkdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { printFigure, printRatio, printSpeed } from "../print.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { race, type Target } from "../shop/race.ts";

/** Lists of 48 products each, in turn: what pages share must not come from one page that is repeated. */
const paths = ["", "?oldal=2", "?oldal=3", "?oldal=4", "?oldal=5", "?oldal=6"].map(
  (query) => `/tejtermek-tojas${query}`,
);
const connections = 20;
const rounds = 6;

/** A shopper's page, which is rendered for each request; a guest's is cached. */
const shopper = { cookie: "cart_opened=false" };

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let sentBefore = 0;

/** Gets the next page as another client each time; fails unless it is a 200. */
const getting =
  (port: number, own: Readonly<Record<string, string>> = {}): Target =>
  () =>
    new Promise((resolve, reject) => {
      sentBefore += 1;
      const path = paths[sentBefore % paths.length];
      const from = `10.${(sentBefore >> 16) & 255}.${(sentBefore >> 8) & 255}.${sentBefore & 255}`;
      const headers = { "x-forwarded-for": from, host: "kamra.example", ...own };
      const sent = request({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answers ${response.statusCode}`));
        response.on("error", reject).on("end", resolve).resume();
      });
      sent.on("error", reject).end();
    });

const numberAt = (value: unknown, ...keys: ReadonlyArray<string>): number =>
  Number(
    keys.reduce(
      (inside: unknown, key): unknown =>
        typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined,
      value,
    ),
  );

async function measure(database: DatabaseLocation, name: string): Promise<void> {
  const child = fork(
    fileURLToPath(new URL("../shop/pageServers.ts", import.meta.url)),
    [JSON.stringify(database), ...paths],
    {
      execArgv: ["--conditions=@kamra/source", ...(name === "PGlite" ? ["--liftoff-only"] : [])],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  const ended = new Promise<never>((_resolve, reject) =>
    child.once("exit", (code) => reject(new Error(`The servers ended with ${code}`))),
  );
  // A pending request gets the answer; at the end there is none.
  ended.catch(() => {});
  const answer = () => Promise.race([new Promise<unknown>((resolve) => child.once("message", resolve)), ended]);
  const ask = async (renders: number) => {
    child.send(renders);
    return numberAt(await answer(), "cpuMs");
  };
  const started = await answer();
  const [shop, plain, files] = ["shop", "plain", "files"].map((key) => numberAt(started, "ports", key));
  assert(shop !== undefined && plain !== undefined && files !== undefined);

  const speeds = await race(
    { shop: getting(shop, shopper), plain: getting(plain) },
    { rounds, count: 40, concurrency: connections },
  );
  const page = speeds.results.get("shop");
  const speed = (result = page) => `${result?.perSecond.toFixed(0)} a second, p99 ${result?.p99.toFixed(0)} ms`;
  printSpeed(speeds.ratio("shop", "plain"), {
    what: `pages at ${connections} connections on ${name}, against a plain server that renders the same tree (${speed()})`,
    atLeast: 0.7,
  });
  printRatio(
    { subjectMs: page?.p99 ?? Number.NaN, baselineMs: page?.p50 ?? Number.NaN },
    { what: `p99 of these pages on ${name}, against their median`, atMost: 4 },
  );
  const cached = await race(
    { cached: getting(shop), files: getting(files) },
    { rounds, count: 200, concurrency: connections },
  );
  printSpeed(cached.ratio("cached", "files"), {
    what: `a cached guest's page on ${name}, against a static file (${speed(cached.results.get("cached"))})`,
    atLeast: 0.8,
  });

  const count = 24;
  const ratios: { readonly subjectMs: number; readonly baselineMs: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = await ask(0);
    await race({ page: getting(shop, shopper) }, { rounds: 1, count, concurrency: 1 });
    ratios.push({ subjectMs: ((await ask(0)) - before) / count, baselineMs: (await ask(count)) / count });
  }
  const middle = ratios.toSorted((a, b) => a.subjectMs / a.baselineMs - b.subjectMs / b.baselineMs)[2];
  assert(middle !== undefined);
  printRatio(middle, {
    what: `processor for a page on ${name}, against React's renderToString of its tree`,
    atMost: 1.5,
  });
  printFigure(`${middle.subjectMs.toFixed(1)} ms`, { what: "of processor for that page" });
  child.disconnect();
  await ended.catch(() => {});
}

const folder = fileURLToPath(new URL("../../.data/bench/pglite", import.meta.url));
mkdirSync(folder, { recursive: true });
await measure({ kind: "folder", path: folder }, "PGlite");
const postgres = await openPostgres();
try {
  await measure({ kind: "server", url: await postgres.addressOf("kamra_pages"), connections: 10 }, "PostgreSQL");
} finally {
  await postgres.stop();
}
