import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { copyDates } from "./copyDates.ts";
import { emptyCatalogue } from "./emptyCatalogue.ts";
import { indexProducts } from "./indexProducts.ts";
import { readMeta, writeMeta } from "../database/meta.ts";
import { refreshPrices } from "./refreshPrices.ts";
import { takeTurn } from "./takeTurn.ts";
import { tidyCatalogue } from "./tidyCatalogue.ts";

interface Options {
  readonly seed: CatalogueSeed;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Makes the catalogue ready for today: fills it from the seed when needed, and updates its dates and prices. All or
 * nothing, so a process that is killed in the middle changes nothing.
 */
export async function prepareCatalogue(
  db: Kysely<DatabaseSchema>,
  { seed, now, onProgress = () => {} }: Options,
): Promise<void> {
  const isFilled = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const isNew = (await readMeta(transaction, "seed")) !== seed.version;
    if (isNew) {
      await emptyCatalogue(transaction, async () => {
        await seed.fill(transaction, { now, onProgress });
        await writeMeta(transaction, "seed", seed.version);
        await indexProducts(transaction, {
          now,
          onProgress: (done, total) => onProgress({ label: "index", done, total }),
        });
      });
    }
    await seed.rollDates?.(transaction, { now });
    await copyDates(transaction);
    await refreshPrices(transaction, { now, always: true });
    return isNew;
  });
  if (isFilled) await tidyCatalogue(db);
}
