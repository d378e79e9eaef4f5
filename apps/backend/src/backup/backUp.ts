import type { Database, DatabaseLocation } from "../database/Database.ts";
import { backupFolderOf, writeBackup } from "../database/backupFiles.ts";

/** Two weeks of nights. */
const keep = 14;

interface BackUpOptions {
  readonly location: DatabaseLocation;
  readonly now: Date;
}

/** Writes a backup of an embedded database beside it, while it runs, and returns its path; `null` for a server. */
export async function backUp(
  { dump }: Pick<Database, "dump">,
  { location, now }: BackUpOptions,
): Promise<string | null> {
  if (dump === null || location.kind !== "folder") return null;
  return await writeBackup(await dump(), { folder: backupFolderOf(location), now, keep });
}
