import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { pauseBefore } from "./supervise.ts";

const program = fileURLToPath(new URL("../testing/supervisedServer.ts", import.meta.url));

interface Supervised {
  readonly child: ChildProcess;
  /** What it has written. */
  readonly lines: ReadonlyArray<string>;
  readonly pids: () => ReadonlyArray<number>;
  readonly status: (path?: string, headers?: Record<string, string>) => Promise<number>;
  /** Asks over two connections, which two processes get: one that stands still does not answer at all. */
  readonly metrics: () => Promise<string>;
}

interface GetOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
}

/** Milliseconds for an answer, so that no test fails because the machine is busy or stood still for a moment. */
const longestWait = 120_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function startSupervised(...args: ReadonlyArray<string>): Supervised {
  const child = spawn(process.execPath, ["--conditions=@kamra/source", program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LEAVING: "3000" },
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const get = (path: string, { signal = AbortSignal.timeout(longestWait), headers = {} }: GetOptions = {}) => {
    const port = lines.find((line) => /^\d+$/.test(line));
    return fetch(`http://127.0.0.1:${port}${path}`, { headers, signal });
  };
  const supervised: Supervised = {
    child,
    lines,
    pids: () => lines.flatMap((line) => (line.startsWith("pid ") ? Number(line.slice(4)) : [])),
    async status(path = "/", headers = {}) {
      const answer = await get(path, { headers });
      await answer.text();
      return answer.status;
    },
    async metrics() {
      const isAnswered = new AbortController();
      const ask = async () => {
        const answer = await get("/metrics", { headers: { connection: "close" }, signal: isAnswered.signal });
        return await answer.text();
      };
      try {
        return await Promise.any([ask(), ask()]);
      } finally {
        isAnswered.abort();
      }
    },
  };
  // Its processes end with it, but for one that stands still.
  onTestFinished(() => {
    child.kill("SIGKILL");
    for (const pid of supervised.pids().filter(isRunning)) process.kill(pid, "SIGKILL");
  });
  return supervised;
}

const isOpen = ({ lines }: Supervised) =>
  expect.poll(() => lines).toContainEqual(expect.stringContaining("serve the shop"));

describe("processes under a supervisor", () => {
  it("are all new after SIGHUP, and no request has failed meanwhile, nor has a balancer been sent away.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    const old = shop.pids();
    expect(old).toHaveLength(2);
    let isRolling = true;
    const answers: unknown[] = [];
    // Each request has a connection of its own: some are on their way to a process that ends.
    const client = async (path: string) => {
      while (isRolling) answers.push(await shop.status(path, { connection: "close" }).catch((error: unknown) => error));
    };
    const clients = ["/", "/", "/", "/ready"].map(client);
    shop.child.kill("SIGHUP");
    await expect.poll(() => shop.lines).toContain("Every process is a new one");
    isRolling = false;
    await Promise.all(clients);
    expect([...new Set(answers)]).toEqual([200]);
    expect(shop.pids()).toHaveLength(4);
    expect(shop.pids().filter(isRunning)).toEqual(shop.pids().slice(2));
  });

  it("send a balancer away before they end with their supervisor, and answer meanwhile.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    expect([await shop.status("/ready"), await shop.status()]).toEqual([200, 200]);
    const ended = once(shop.child, "exit");
    shop.child.kill("SIGTERM");
    await expect.poll(() => shop.status("/ready"), { interval: 20 }).toBe(503);
    expect(await shop.status()).toBe(200);
    expect(await ended).toEqual([0, null]);
    await expect.poll(() => shop.pids().filter(isRunning)).toEqual([]);
  });

  it("tell the metrics of all, each under its place; a killed one is replaced, and one that stands still is left out.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    const counts = async () => {
      const metrics = await shop.metrics();
      expect(metrics.match(/^# TYPE kamra_http_request_seconds /gm)).toHaveLength(1);
      return [1, 2].map((place) =>
        Number(new RegExp(`_seconds_count\\{worker="${place}",.*route="/",.*\\} (\\d+)$`, "m").exec(metrics)?.[1] ?? 0),
      );
    };
    const answering = async () => {
      const metrics = await shop.metrics();
      return [1, 2].map(
        (place) => new RegExp(`^kamra_worker_answers\\{worker="${place}"\\} (\\d)$`, "m").exec(metrics)?.[1],
      );
    };
    // At the same time, so that each has a connection of its own.
    await Promise.all(["/", "/", "/", "/"].map((path) => shop.status(path)));
    await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count)).toBe(4);
    expect(await counts()).not.toContain(0);
    const [killed = 0] = shop.pids();
    process.kill(killed, "SIGKILL");
    await expect.poll(() => shop.pids().length).toBe(3);
    expect(shop.lines).toContain(`Process ${killed} has ended (SIGKILL); another takes its place`);
    expect(await shop.status()).toBe(200);
    expect(shop.pids().filter(isRunning)).toHaveLength(2);
    await expect.poll(answering).toEqual(["1", "1"]);
    expect((await counts())[0]).toBe(0);

    const [, stopped = 0] = shop.pids();
    process.kill(stopped, "SIGSTOP");
    await expect.poll(answering).toEqual(["1", "0"]);
  });

  it("end the supervisor with their code when the first one cannot start.", async () => {
    const { child } = startSupervised("broken");
    expect(await once(child, "exit")).toEqual([3, null]);
  });
});

it("A process that fails again and again is started after longer and longer pauses, of half a minute at most.", () => {
  expect([0, 1, 2, 3, 6, 100].map(pauseBefore)).toEqual([0, 1000, 2000, 4000, 30_000, 30_000]);
});
