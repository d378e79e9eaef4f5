import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { backUp, backupFolderOf, DataFolderInUse, newestBackup, openDatabase } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";

// npm run backup             writes a dump of the shop in a folder to KAMRA_BACKUPS (.data/backups by default), also while it runs
// npm run backup -- FILE     with DATABASE_URL: has the server's own pg_dump write it

const location = databaseLocation();

function dumpServer(url: string, file: string | undefined): string {
  if (file === undefined)
    refuse("Name the file: npm run backup -- kamra.sql. For a live shop see docs/backup.md: base backups and WAL.");
  const { error, status } = spawnSync(
    "pg_dump",
    ["--no-owner", "--no-privileges", "--rows-per-insert=500", `--file=${file}`, url],
    { stdio: "inherit" },
  );
  if (error !== undefined) refuse("pg_dump is not installed here. It must be of the server's version or a later one.");
  if (status !== 0) refuse("pg_dump has failed; its lines above say why.");
  return file;
}

/** Asks the process that holds the folder, and waits until its backup is there. */
async function askHolder({ holder }: DataFolderInUse, folder: string): Promise<string> {
  const before = await newestBackup(folder);
  process.kill(holder.pid, "SIGUSR2");
  for (let waited = 0; waited < 600; waited += 1) {
    const newest = await newestBackup(folder);
    if (newest !== null && newest !== before) return newest;
    await pause(500);
  }
  return refuse(`Process ${holder.pid} has written no backup to ${folder} within five minutes; its log says why.`);
}

async function backUpFolder(folder: string): Promise<string> {
  try {
    const database = await openDatabase(location);
    const path = await backUp(database, { location, now: new Date() });
    await database.close();
    return path ?? refuse("There is no database in a folder here.");
  } catch (error) {
    if (error instanceof DataFolderInUse) return await askHolder(error, folder);
    throw error;
  }
}

if (location.kind === "memory") refuse("A database in memory has no backup.");
const path =
  location.kind === "server" ? dumpServer(location.url, process.argv[2]) : await backUpFolder(backupFolderOf(location));
console.log(`[backup] ${path}`);
