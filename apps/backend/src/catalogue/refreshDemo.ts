import { budapestDay } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { holdTable } from "../database/engine/holdTable.ts";
import { takeTurn } from "../database/engine/takeTurn.ts";
import { tidyCatalogue } from "../database/engine/tidyCatalogue.ts";
import { readMeta } from "../database/meta.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { refillCatalogue, rollCatalogue } from "./refillCatalogue.ts";

interface Options {
  readonly seed: CatalogueSeed;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Whether a demo has another version of the seed, or the offers of another day. */
export async function isDemoOld(
  db: Kysely<DatabaseSchema>,
  { seed, now }: Pick<Options, "seed" | "now">,
): Promise<boolean> {
  if ((await readMeta(db, "seed")) !== seed.version) return true;
  return seed.rollDates !== undefined && (await readMeta(db, "catalogue_day")) !== budapestDay(now);
}

/**
 * Brings a demo to today: refills the catalogue when it is of another version of the seed, and moves its offers, news
 * and coupons by the days since. All or nothing; carts stay. For a developer's shop only: it replaces products, stock
 * and coupons, and prolongs offers.
 *
 * Returns whether the catalogue was refilled.
 */
export async function refreshDemo(db: Kysely<DatabaseSchema>, options: Options): Promise<boolean> {
  const isRefilled = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    // Taken first, so that it waits for running orders before it locks a row that they need.
    await holdTable(transaction, "products");
    const isOther = (await readMeta(transaction, "seed")) !== options.seed.version;
    await (isOther ? refillCatalogue : rollCatalogue)(transaction, options);
    return isOther;
  });
  if (isRefilled) await tidyCatalogue(db);
  return isRefilled;
}
