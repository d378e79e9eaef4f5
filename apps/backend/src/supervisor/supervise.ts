import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { announceMessage, leaveMessage } from "./messages.ts";
import { placeVariable, serveMetrics } from "./sharedMetrics.ts";

/** Milliseconds that a process has to end. */
const longestEnd = 30_000;

/** A process that has lived for so many milliseconds did not fail at its start. */
const longLife = 60_000;

/** The milliseconds before a process is started again that has failed so many times in a row. */
export const pauseBefore = (failures: number): number => (failures === 0 ? 0 : Math.min(30_000, 500 * 2 ** failures));

interface Supervision {
  /** How many processes. */
  readonly count: number;
  /** The module that each runs; it listens on a port, which all share. */
  readonly exec: string;
  readonly args?: ReadonlyArray<string>;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds in which all go on answering after SIGTERM or SIGINT, while `/ready` says that they leave; 0 by default. */
  readonly leaving?: number;
  readonly say: (what: string) => void;
}

/** Starts a process; ready once it listens. Errors: an Error with its exit code when it ends before. */
async function start(env: Supervision["env"], place: number): Promise<Worker> {
  const worker = cluster.fork({ ...env, [placeVariable]: String(place) });
  const isStarted = new AbortController();
  const ended = once(worker, "exit", { signal: isStarted.signal }).then(([code]: ReadonlyArray<unknown>) => {
    throw Object.assign(new Error("A process has ended before it listened"), { exitCode: Number(code ?? 1) });
  });
  try {
    await Promise.race([once(worker, "listening"), ended]);
    return worker;
  } finally {
    ended.catch(() => {});
    isStarted.abort();
  }
}

/** Keeps this number of processes running, and replaces each one that ends. */
class Supervisor {
  readonly #options: Supervision;
  /** Those that are to stay, and which of the places, from 1 on, each has. */
  readonly #running = new Map<Worker, number>();
  /** The last one of each place: also while its successor starts. */
  readonly #latest = new Map<number, Worker>();
  #isEnding = false;
  #roll: Promise<void> | null = null;

  constructor(options: Supervision) {
    this.#options = options;
    serveMetrics(this.#latest);
  }

  /** The first one alone, because it may fill the database. */
  async startAll(): Promise<void> {
    const { count, env, say } = this.#options;
    this.#replaceOnExit(await start(env, 1), 1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => this.#replace(index + 2, 0)));
    say(`${count} processes serve the shop. SIGHUP restarts them one after another.`);
  }

  #replaceOnExit(worker: Worker, place: number, failures = 0): void {
    const begin = performance.now();
    this.#running.set(worker, place);
    this.#latest.set(place, worker);
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (!this.#running.delete(worker) || this.#isEnding) return;
      this.#options.say(`Process ${worker.process.pid} has ended (${signal ?? code}); another takes its place`);
      void this.#replace(place, performance.now() - begin > longLife ? 0 : failures + 1);
    });
  }

  /** Starts a process until one listens, with longer and longer pauses. */
  async #replace(place: number, before: number): Promise<void> {
    for (let failures = before; !this.#isEnding; failures += 1) {
      await pause(pauseBefore(failures));
      try {
        const worker = await start(this.#options.env, place);
        this.#replaceOnExit(worker, place, failures);
        if (this.#isEnding) await this.#end(worker);
        return;
      } catch (error) {
        this.#options.say(error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Asks a process to end, and kills it when it does not. */
  async #end(worker: Worker): Promise<void> {
    this.#running.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, "exit");
    if (worker.isConnected()) worker.send(leaveMessage);
    const late = setTimeout(() => worker.process.kill("SIGKILL"), longestEnd);
    await ended;
    clearTimeout(late);
  }

  async #restartEach(): Promise<void> {
    for (const [worker, place] of [...this.#running]) {
      // From now on only this loop replaces it. A process that replaced an ended one is new already.
      if (this.#isEnding || !this.#running.delete(worker)) continue;
      try {
        this.#replaceOnExit(await start(this.#options.env, place), place);
      } catch {
        this.#options.say("The new process has not started: the others go on as they are");
        if (worker.isDead()) void this.#replace(place, 1);
        else this.#running.set(worker, place);
        return;
      }
      await this.#end(worker);
    }
    this.#options.say("Every process is a new one");
  }

  /**
   * Puts a new process in the place of each, one after another: another one always listens, so `/ready` never says that
   * the shop leaves.
   */
  restart(): void {
    this.#roll ??= this.#restartEach().finally(() => (this.#roll = null));
  }

  async endAll(): Promise<void> {
    const { leaving = 0 } = this.#options;
    this.#isEnding = true;
    const announced = pause(leaving);
    for (const worker of this.#running.keys()) if (worker.isConnected()) worker.send(announceMessage);
    await Promise.all([this.#roll, announced]);
    await Promise.all([...this.#running.keys()].map((worker) => this.#end(worker)));
  }
}

/**
 * Runs a module in several processes that share its port. One that ends is replaced; SIGHUP replaces all, one after
 * another; SIGTERM and SIGINT end them, and this process. When the first one ends before it listens, so does this process,
 * with its code.
 */
export async function supervise(options: Supervision): Promise<void> {
  cluster.setupPrimary({ exec: options.exec, args: [...(options.args ?? [])] });
  const supervisor = new Supervisor(options);
  process.on("SIGHUP", () => supervisor.restart());
  let isSignalled = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // The others end with their supervisor.
      if (isSignalled) process.exit(1);
      isSignalled = true;
      void supervisor.endAll().then(() => process.exit(0));
    });
  }
  try {
    await supervisor.startAll();
  } catch (error) {
    const code = error instanceof Error && "exitCode" in error ? Number(error.exitCode) : 1;
    process.exit(code);
  }
}
