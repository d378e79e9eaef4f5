import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import type { DatabaseLocation } from "./Database.ts";

const compress = promisify(gzip);

/** Where the backups of an embedded database are. */
export const backupFolderOf = ({ path, backups }: Extract<DatabaseLocation, { kind: "folder" }>): string =>
  backups ?? join(path, "backups");

/** Sorted by name they are sorted by time. */
const isBackup = (name: string): boolean => /^kamra-[\dTZ-]+\.sql\.gz$/.test(name);

const nameAt = (now: Date): string => `kamra-${now.toISOString().replace(/[:.]/g, "-")}.sql.gz`;

async function backupsIn(folder: string): Promise<ReadonlyArray<string>> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter(isBackup).toSorted();
}

/** The path of the newest backup in a folder; `null` without one. */
export async function newestBackup(folder: string): Promise<string | null> {
  const newest = (await backupsIn(folder)).at(-1);
  return newest === undefined ? null : join(folder, newest);
}

interface WriteOptions {
  readonly folder: string;
  readonly now: Date;
  /** The number of backups to keep, the new one among them. */
  readonly keep: number;
}

/** Writes a compressed dump to a folder, whole or not at all, deletes the oldest ones, and returns its path. */
export async function writeBackup(dump: string, { folder, now, keep }: WriteOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, nameAt(now));
  const unfinished = `${path}.unfinished`;
  // Names, addresses and password hashes are for the shop's own account only.
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(await compress(dump));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  const old = (await backupsIn(folder)).slice(0, -keep);
  await Promise.all(old.map((name) => rm(join(folder, name))));
  return path;
}

/** The dump in a backup's file, compressed or not. */
export async function readBackup(path: string): Promise<string> {
  const file = createReadStream(path);
  return await text(path.endsWith(".gz") ? file.pipe(createGunzip()) : file);
}
