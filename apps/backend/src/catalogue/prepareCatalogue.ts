import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { readMeta } from "../database/meta.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { refillCatalogue } from "./refillCatalogue.ts";
import { takeTurn } from "./takeTurn.ts";
import { tidyCatalogue } from "./tidyCatalogue.ts";

interface Options {
  readonly seed: CatalogueSeed;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

async function isEmpty(db: Kysely<DatabaseSchema>): Promise<boolean> {
  if ((await readMeta(db, "seed")) !== null) return false;
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty shop from the seed at its first start; all or nothing. A shop that has products stays as it is, and
 * none of its rows is locked, because other processes take orders meanwhile: `refreshDemo` refills one for developers.
 */
export async function prepareCatalogue(db: Kysely<DatabaseSchema>, options: Options): Promise<void> {
  if (!(await isEmpty(db))) return;
  const isFilled = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    // Another process may have filled it while this one waited.
    if (!(await isEmpty(transaction))) return false;
    await refillCatalogue(transaction, options);
    return true;
  });
  if (isFilled) await tidyCatalogue(db);
}
