import { DataFolderInUse, openDatabase, readWishes, wishesText } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";

// node scripts/run.js wishes    prints what shoppers looked for in vain and asked the shop to sell (SEARCH-13), the most wanted first;
//                   with DATABASE_URL also while the shop runs, else it must be stopped

const most = 1000;

try {
  const database = await openDatabase(databaseLocation());
  try {
    console.log(wishesText(await readWishes(database.db, { limit: most })));
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof DataFolderInUse) refuse(error.message);
  throw error;
}
