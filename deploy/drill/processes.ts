import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Root's programs run as this user, because PostgreSQL refuses to run as root. */
export const databaseUser = "postgres";

export const isRoot = process.getuid?.() === 0;

const asDatabaseUser = isRoot
  ? ["setpriv", "--reuid", databaseUser, "--regid", databaseUser, "--init-groups", "--"]
  : [];

interface Launch {
  /** The program's working folder, which its processes are found by. */
  readonly folder: string;
  /** What stands before the program: a namespace. */
  readonly within?: ReadonlyArray<string>;
}

/** Starts a program that outlives signals of this terminal; its output is in `log` in its folder. */
export function launch(command: ReadonlyArray<string>, { folder, within = [] }: Launch): ChildProcess {
  const [program = "", ...args] = [...within, ...asDatabaseUser, ...command];
  const log = openSync(join(folder, "log"), "a");
  return spawn(program, args, { cwd: folder, stdio: ["ignore", log, log], detached: true });
}

/** The processes whose working folder is this one or below. PostgreSQL's are all in their data folder. */
export function processesIn(folder: string): ReadonlyArray<number> {
  const isWithin = (pid: string): boolean => {
    try {
      const place = readlinkSync(`/proc/${pid}/cwd`);
      return place === folder || place.startsWith(`${folder}/`);
    } catch {
      // It has ended, or is another user's.
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isWithin(name))
    .map(Number);
}

/** Those of the processes whose command line has a word. */
export const namedAmong = (pids: ReadonlyArray<number>, word: string): ReadonlyArray<number> =>
  pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(word);
    } catch {
      return false;
    }
  });

export function signal(pids: ReadonlyArray<number>, name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}

/** Ends all processes in a folder at once, stopped ones too. */
export async function killIn(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && processesIn(folder).length > 0; tries += 1) {
    signal(processesIn(folder), "SIGKILL");
    await pause(100);
  }
}

/** Ends the processes in a folder as an operator does, within 20 seconds, and waits until they have. */
export async function endIn(folder: string): Promise<void> {
  // The first one of a program is its oldest; its children end with it.
  signal(processesIn(folder).slice(0, 1), "SIGTERM");
  for (let tries = 0; tries < 200 && processesIn(folder).length > 0; tries += 1) await pause(100);
  await killIn(folder);
}

/** Waits until a check holds. Errors: an Error with its name after so many seconds. */
export async function until(
  what: string,
  check: () => Promise<boolean> | boolean,
  { seconds = 300 }: { readonly seconds?: number } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(100);
  }
}
