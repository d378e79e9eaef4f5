import { DatabaseNotEmpty, DataFolderInUse, readBackup, restoreDatabase } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";

// npm run restore -- FILE    fills an empty database (an empty .data/, or DATABASE_URL) with a backup

const [, , file] = process.argv;
const location = databaseLocation();
if (file === undefined) refuse("Name the backup: npm run restore -- .data/backups/kamra-….sql.gz");
if (location.kind === "memory") refuse("A database in memory cannot be restored.");
try {
  await restoreDatabase(await readBackup(file), location);
  console.log(`[restore] ${file} is restored. npm start serves it.`);
} catch (error) {
  if (error instanceof DatabaseNotEmpty || error instanceof DataFolderInUse) refuse(error.message);
  throw error;
}
