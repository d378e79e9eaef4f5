import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { pauseBefore } from "./supervise.ts";

const program = fileURLToPath(new URL("../testing/supervisedServer.ts", import.meta.url));

interface Supervised {
  readonly child: ChildProcess;
  /** What it has written. */
  readonly lines: ReadonlyArray<string>;
  readonly pids: () => ReadonlyArray<number>;
  readonly status: () => Promise<number>;
}

const started: ChildProcess[] = [];
// Its processes end with it.
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

function startSupervised(...args: ReadonlyArray<string>): Supervised {
  const child = spawn(process.execPath, ["--conditions=@kamra/source", program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  return {
    child,
    lines,
    pids: () => lines.flatMap((line) => (line.startsWith("pid ") ? Number(line.slice(4)) : [])),
    async status() {
      const port = lines.find((line) => /^\d+$/.test(line));
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      await answer.text();
      return answer.status;
    },
  };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const isOpen = ({ lines }: Supervised) =>
  expect.poll(() => lines).toContainEqual(expect.stringContaining("serve the shop"));

describe("processes under a supervisor", () => {
  it("are all new after SIGHUP, and no request has failed meanwhile.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    const old = shop.pids();
    expect(old).toHaveLength(2);
    let isRolling = true;
    const answers: unknown[] = [];
    const client = async () => {
      while (isRolling) answers.push(await shop.status().catch((error: unknown) => error));
    };
    const clients = [client(), client(), client(), client()];
    shop.child.kill("SIGHUP");
    await expect.poll(() => shop.lines).toContain("Every process is a new one");
    isRolling = false;
    await Promise.all(clients);
    expect([...new Set(answers)]).toEqual([200]);
    expect(shop.pids()).toHaveLength(4);
    expect(shop.pids().filter(isRunning)).toEqual(shop.pids().slice(2));
  });

  it("are replaced when they are killed, and the others answer meanwhile.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    const [killed = 0] = shop.pids();
    process.kill(killed, "SIGKILL");
    await expect.poll(() => shop.pids().length).toBe(3);
    expect(shop.lines).toContain(`Process ${killed} has ended (SIGKILL); another takes its place`);
    expect(await shop.status()).toBe(200);
    expect(shop.pids().filter(isRunning)).toHaveLength(2);
  });

  it("end with their supervisor.", async () => {
    const shop = startSupervised();
    await isOpen(shop);
    expect(await shop.status()).toBe(200);
    const ended = once(shop.child, "exit");
    shop.child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await expect.poll(() => shop.pids().filter(isRunning)).toEqual([]);
  });

  it("end the supervisor with their code when the first one cannot start.", async () => {
    const { child } = startSupervised("broken");
    expect(await once(child, "exit")).toEqual([3, null]);
  });
});

it("A process that fails again and again is started after longer and longer pauses, of half a minute at most.", () => {
  expect([0, 1, 2, 3, 6, 100].map(pauseBefore)).toEqual([0, 1000, 2000, 4000, 30_000, 30_000]);
});
