import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseLocation } from "./Database.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { dropTables } from "./migrate.ts";
import { openDatabase } from "./openDatabase.ts";

/**
 * Deletes everything that the database at a location holds; the next start begins from nothing.
 *
 * Errors: DataFolderInUse when a process works on the folder; the driver's error when it is unreachable.
 */
export async function resetDatabase(location: DatabaseLocation): Promise<void> {
  if (location.kind === "memory") return;
  if (location.kind === "folder") {
    const lock = lockDataFolder(location.path);
    for (const name of ["postgres", "postgres.unfinished"])
      rmSync(join(location.path, name), { recursive: true, force: true });
    lock.release();
    return;
  }
  const database = await openDatabase(location);
  try {
    await dropTables(database.unlimited);
  } finally {
    await database.close();
  }
}
