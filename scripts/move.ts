import { isDeepStrictEqual } from "node:util";
import { contentsOf, DatabaseNotEmpty, DataFolderInUse, openDatabase, restoreDatabase } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";

// npm run move -- postgres://…    copies the stopped shop of the folder to an empty PostgreSQL database, and compares both

const [, , url] = process.argv;
const location = databaseLocation();
if (url === undefined || !URL.canParse(url))
  refuse("Name the empty database: npm run move -- postgres://user:password@host/kamra");
if (location.kind !== "folder") refuse("DATABASE_URL is set: this moves the database of the folder.");
try {
  const from = await openDatabase(location);
  const before = await contentsOf(from.db);
  const dump = await from.dump?.();
  await from.close();
  await restoreDatabase(dump ?? "", { kind: "server", url });
  const to = await openDatabase({ kind: "server", url });
  const after = await contentsOf(to.db);
  await to.close();
  if (!isDeepStrictEqual(before, after)) refuse(`The copy differs: ${JSON.stringify({ before, after })}`);
  console.log(`[move] ${before["orders"]} orders of ${before["sum of all orders"]} Ft and all else are there.`);
  console.log(
    `[move] Start it there: DATABASE_URL=${url.replace(/:[^:@/]*@/, ":…@")} npm start. The folder stays as it was.`,
  );
} catch (error) {
  if (error instanceof DatabaseNotEmpty || error instanceof DataFolderInUse) refuse(error.message);
  throw error;
}
