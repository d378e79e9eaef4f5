import { existsSync } from "node:fs";
import { openDatabase, readWishes, wishesText } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";
import { whyUnopened } from "./setup/whyUnopened.ts";

// node scripts/run.js wishes    prints what shoppers looked for in vain and asked the shop to sell (SEARCH-13), the most wanted first;
//                   with DATABASE_URL also while the shop runs, else it must be stopped

const most = 1000;

try {
  const location = databaseLocation();
  if (location.kind === "folder" && !existsSync(location.path))
    refuse(`There is no shop in ${location.path} yet: npm start creates it.`);
  const database = await openDatabase(location, { longestStart: 0 });
  try {
    console.log(wishesText(await readWishes(database.db, { limit: most })));
  } finally {
    await database.close();
  }
} catch (error) {
  const why = whyUnopened(error);
  if (why !== null) refuse(why);
  throw error;
}
