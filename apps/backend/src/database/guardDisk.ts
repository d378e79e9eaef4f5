import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Bytes for a few log files of 16 MB: PGlite hangs without room for the next one. */
const reserve = 64 * 2 ** 20;

/** Whether a folder's disk has no room for a few log files. */
export async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < reserve;
}

interface Disk {
  readonly isFull: () => Promise<boolean>;
  /** Called when the database begins and when it ends to only read. */
  readonly onReadOnly: (isReadOnly: boolean) => void;
  /** Called when the disk or the database does not answer. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks: PGlite cannot write the reserve in that time. */
const interval = 1000;

/**
 * Makes an embedded database read-only while its disk is nearly full: changes are refused until there is room again, so
 * that none is half written. Returns the function that stops the guard.
 */
export async function guardDisk(
  database: Pick<PGlite, "exec">,
  { isFull: look, onReadOnly, onError }: Disk,
): Promise<() => void> {
  let isReadOnly = false;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  async function check(): Promise<void> {
    const isNow = await look();
    if (isNow === isReadOnly || isOver) return;
    await database.exec(`set default_transaction_read_only = ${isNow ? "on" : "off"}`);
    isReadOnly = isNow;
    onReadOnly(isNow);
  }

  function next(): void {
    if (!isOver) timer = setTimeout(() => void check().catch(onError).then(next), interval).unref();
  }

  await check();
  next();
  return () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
  };
}
