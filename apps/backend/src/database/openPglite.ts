import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { newestBackup, readBackup } from "./backupFiles.ts";
import { DataFolderDamaged } from "./DataFolderDamaged.ts";
import * as extensions from "./engine/embeddedExtensions.ts";
import { freshCluster } from "./freshCluster.ts";
import { isFull } from "./guardDisk.ts";
import { valueParsers } from "./valueParsers.ts";

const settings = {
  extensions,
  parsers: valueParsers,
  postgresqlconf: ["shared_buffers = 16MB", "wal_buffers = 1MB", "max_connections = 5"],
};

/** Opens an empty database in memory. */
export const openInMemory = async (): Promise<PGlite> =>
  await PGlite.create({ ...settings, loadDataDir: await freshCluster() });

/**
 * Makes the files of a database, empty or with a dump's content. A process that is killed meanwhile leaves them under another name,
 * and the next one starts over.
 */
export async function makeCluster(dataDir: string, { dump = "" }: { readonly dump?: string } = {}): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const database = await PGlite.create({ ...settings, dataDir: unfinished, loadDataDir: await freshCluster() });
  try {
    if (dump !== "") await database.exec(dump);
  } finally {
    await database.close();
  }
  renameSync(unfinished, dataDir);
}

/** Opens the files of a database and reads all of its rows, so that a damaged one shows now and not to a shopper. */
async function openWhole(dataDir: string): Promise<PGlite> {
  const database = await PGlite.create({ ...settings, dataDir });
  const { rows } = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) await database.query(`select count(t.*) from public.${name} t`);
  return database;
}

export interface Restored {
  /** Where the damaged files are kept. */
  readonly damaged: string;
  readonly backup: string;
}

interface FolderOptions {
  /** The folder of backups. */
  readonly backups: string;
  readonly onRestored: (restored: Restored) => void;
}

/** Moves damaged files aside, and makes new ones from the newest backup. */
async function restoreNewest(dataDir: string, { backups, onRestored }: FolderOptions, cause: unknown): Promise<void> {
  const damaged = `${dataDir}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  const backup = await newestBackup(backups);
  if (backup === null) throw new DataFolderDamaged(dataDir, { cause });
  renameSync(dataDir, damaged);
  await makeCluster(dataDir, { dump: await readBackup(backup) });
  onRestored({ damaged, backup });
}

/**
 * Opens the database in a folder, or makes a new one. Damaged files are kept aside, and the newest backup takes their place.
 *
 * Errors: DataFolderDamaged when there is no backup.
 */
export async function openInFolder(path: string, options: FolderOptions): Promise<PGlite> {
  const dataDir = join(path, "postgres");
  if (!existsSync(dataDir)) await makeCluster(dataDir);
  try {
    return await openWhole(dataDir);
  } catch (error) {
    // What cannot be opened on a full disk is not damaged.
    if (await isFull(path)) throw error;
    await restoreNewest(dataDir, options, error);
    return await openWhole(dataDir);
  }
}
