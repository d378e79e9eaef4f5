import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseLocation } from "../database/Database.ts";
import { lockDataFolder } from "../database/lockDataFolder.ts";
import { makeCluster } from "../database/openPglite.ts";

/** The database to restore into has tables already. */
export class DatabaseNotEmpty extends Error {
  override readonly name = "DatabaseNotEmpty";
}

async function restoreOnServer(dump: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from information_schema.tables where table_schema = 'public'");
    if (rowCount) throw new DatabaseNotEmpty("The database has tables already; restore into an empty one.");
    // Several statements in one query are one transaction.
    await client.query(dump);
  } finally {
    await client.end();
  }
}

async function restoreInFolder(dump: string, folder: string): Promise<void> {
  const lock = lockDataFolder(folder);
  try {
    const dataDir = join(folder, "postgres");
    if (existsSync(dataDir)) throw new DatabaseNotEmpty(`${dataDir} exists already; move it away first.`);
    await makeCluster(dataDir, { dump });
  } finally {
    lock.release();
  }
}

/**
 * Fills an empty database with a dump, all or nothing.
 *
 * Errors: DatabaseNotEmpty; DataFolderInUse when a process works on the folder; the driver's error.
 */
export async function restoreDatabase(
  dump: string,
  location: Exclude<DatabaseLocation, { kind: "memory" }>,
): Promise<void> {
  await (location.kind === "server" ? restoreOnServer(dump, location.url) : restoreInFolder(dump, location.path));
}
