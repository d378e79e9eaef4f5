import { PGlite } from "@electric-sql/pglite";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DataFolderDamaged } from "./DataFolderDamaged.ts";
import { newestBackup, readBackup } from "./backupFiles.ts";
import * as extensions from "./engine/embeddedExtensions.ts";
import { isFull } from "./guardDisk.ts";
import { valueParsers } from "./valueParsers.ts";

/** Kept beside PGlite, so that another version starts anew and uninstalling packages removes it. */
const cacheFile = join(
  dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "..",
  ".cache",
  "fresh-cluster.tar",
);

async function initialise(): Promise<Blob> {
  const database = await PGlite.create();
  const cluster = await database.dumpDataDir("none");
  await database.close();
  return cluster;
}

/** The rename is atomic: other processes see the whole file or none. */
async function writeCluster(cluster: Blob): Promise<void> {
  await mkdir(dirname(cacheFile), { recursive: true });
  const unfinished = `${cacheFile}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await cluster.arrayBuffer()));
  await rename(unfinished, cacheFile);
}

/**
 * The files of an empty PostgreSQL cluster. Creating them takes seconds, so they are cached; where nothing can be
 * cached they are created every time.
 */
async function freshCluster(): Promise<Blob> {
  try {
    return new Blob([await readFile(cacheFile)]);
  } catch {
    const cluster = await initialise();
    await writeCluster(cluster).catch(() => {});
    return cluster;
  }
}

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
