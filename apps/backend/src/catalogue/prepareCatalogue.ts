import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { takeTurn } from "../database/engine/takeTurn.ts";
import { tidyCatalogue } from "../database/engine/tidyCatalogue.ts";
import { readMeta } from "../database/meta.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { searchVersion } from "../search/searchVersion.ts";
import { indexProducts } from "./indexProducts.ts";
import { refillCatalogue } from "./refillCatalogue.ts";

interface Options {
  readonly seed: CatalogueSeed;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

async function isEmpty(db: Kysely<DatabaseSchema>): Promise<boolean> {
  if ((await readMeta(db, "seed")) !== null) return false;
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
}

const indexAgain = (db: Kysely<DatabaseSchema>, { now }: Options): Promise<void> => indexProducts(db, { now });

/** Whether an earlier version of the search rules made the index. */
async function isIndexOld(db: Kysely<DatabaseSchema>): Promise<boolean> {
  return (await readMeta(db, "search_version"))?.startsWith(`${searchVersion} `) !== true;
}

/**
 * Fills an empty shop from the seed at its first start; all or nothing. A shop with products stays unchanged, and none
 * of its rows is locked, because other processes take orders meanwhile (`refreshDemo` refills a demo). An index by
 * older search rules is rebuilt.
 */
export async function prepareCatalogue(db: Kysely<DatabaseSchema>, options: Options): Promise<void> {
  for (const { isDue, run } of [
    { isDue: isEmpty, run: refillCatalogue },
    { isDue: isIndexOld, run: indexAgain },
  ]) {
    if (!(await isDue(db))) continue;
    const isDone = await db.transaction().execute(async (transaction) => {
      await takeTurn(transaction);
      // Another process may have done it while this one waited.
      if (!(await isDue(transaction))) return false;
      await run(transaction, options);
      return true;
    });
    if (isDone) await tidyCatalogue(db);
  }
}
