import { backendOptionsOf, openDatabase, DataFolderInUse, refreshDemo, WrongSetting } from "@kamra/backend";
import { catalogueOf } from "./setup/catalogueOf.ts";
import { dataFolder, refuse } from "./setup/openBackend.ts";
import { showProgress } from "./setup/showProgress.ts";

// node scripts/run.js demo    brings the demo shop to today: refills a catalogue of an earlier version, moves its offers; the shop must be stopped
//                 when its data are in a folder. Refuses a live shop, whose products, stock, coupons and offers it would replace.

try {
  const { database: location, isDevelopment } = backendOptionsOf(process.env, { folder: dataFolder });
  const { seed } = catalogueOf(process.env);
  if (!isDevelopment)
    refuse("This shop is live (NODE_ENV, HOST or SHOP_URL say so): its catalogue and offers stay as they are.");
  if (seed.rollDates === undefined) refuse("KAMRA_CATALOGUE is empty: this shop has no demo.");
  const database = await openDatabase(location);
  try {
    const isRefilled = await refreshDemo(database.unlimited, { seed, now: new Date(), onProgress: showProgress() });
    console.log(
      isRefilled ? "[demo] The catalogue is new, its offers begin today." : "[demo] The offers are those of today.",
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof DataFolderInUse || error instanceof WrongSetting) refuse(error.message);
  throw error;
}
