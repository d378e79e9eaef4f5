import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { send } from "./send.ts";

/** The shop as `npm start` serves it, pages included, in a process of its own. */
export interface WholeShop {
  readonly ports: { readonly shop: number };
  /** Its memory now, in megabytes. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const script = fileURLToPath(new URL("../../scripts/serve.ts", import.meta.url));
const folder = fileURLToPath(new URL("../../.data/bench/overload", import.meta.url));
const longestStart = 180_000;

/** The flags of `npm start`. */
const flags = ["--heap-growing-percent=20", "--max-semi-space-size=4", "--liftoff-only"];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const end = performance.now() + longestStart;
  while ((await send(port, "/ready").catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > end) throw new Error("The shop does not start");
    await pause(200);
  }
}

/** Starts it on a PostgreSQL server, or, without an address, on PGlite in a folder that is kept. */
export async function openWholeShop({
  url,
  products,
}: {
  readonly url: string | null;
  readonly products: number;
}): Promise<WholeShop> {
  const port = await freePort();
  const token = "bench";
  const child = spawn(process.execPath, ["--conditions=@kamra/source", ...flags, script], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      KAMRA_PRODUCTS: String(products),
      METRICS_TOKEN: token,
      TRUSTED_PROXIES: "loopback",
      LOG_LEVEL: "fatal",
      ...(url === null ? { KAMRA_DATA: folder } : { DATABASE_URL: url }),
    },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  try {
    await untilReady(port, child);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    ports: { shop: port },
    async memory() {
      const { text } = await send(port, "/metrics", { token });
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      if (url === null) rmSync(folder, { recursive: true, force: true });
    },
  };
}
