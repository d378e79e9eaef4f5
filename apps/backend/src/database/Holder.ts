import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** The process that works on a data folder. */
export interface Holder {
  /** Distinguishes one claim from every other, also within a process. */
  readonly claim: string;
  readonly pid: number;
  readonly host: string;
  /** When the process started, for people. */
  readonly startedAt: string;
  /** When the process started, for telling it from a later one with the same pid; null where the system does not say. */
  readonly birth: string | null;
  readonly command: string;
}

/** The boot and the clock tick at which a process started: Linux reports both, and assigns no pid twice in one tick. */
function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

const hasText = (record: object, ...fields: string[]): boolean =>
  fields.every((field) => typeof Object.getOwnPropertyDescriptor(record, field)?.value === "string");

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    hasText(value, "claim", "host", "startedAt", "command") &&
    "pid" in value &&
    Number.isInteger(value.pid) &&
    "birth" in value &&
    (value.birth === null || typeof value.birth === "string")
  );
}

/** The holder named in a lock file. Errors: when the file names none. */
export function parseHolder(text: string): Holder {
  const value: unknown = JSON.parse(text);
  if (!isHolder(value)) throw new Error("The holder.json of the data folder names no process; look at it");
  return value;
}

/** This process, with a new claim. */
export function thisProcess(): Holder {
  return {
    claim: randomUUID(),
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    birth: birthOf(process.pid),
    command: process.argv.slice(1, 3).join(" ") || process.title,
  };
}

/** Whether the holder still runs. A holder on another machine counts as running. */
export function isRunning(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Any error but "no such process" means that the process exists, under another user.
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const birth = birthOf(holder.pid);
  return holder.birth === null || birth === null || birth === holder.birth;
}
