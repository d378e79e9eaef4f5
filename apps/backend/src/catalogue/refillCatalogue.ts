import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { fillAtOnce } from "../database/engine/fillAtOnce.ts";
import { countCatalogue } from "../database/engine/tidyCatalogue.ts";
import { writeMeta } from "../database/meta.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { copyDates } from "./copyDates.ts";
import { emptyCatalogue } from "./emptyCatalogue.ts";
import { indexProducts } from "./indexProducts.ts";
import { refreshPrices } from "./refreshPrices.ts";

interface Options {
  readonly seed: CatalogueSeed;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Brings the seed's dates to today, and with them the lists. Call it in a transaction. */
export async function rollCatalogue(db: Kysely<DatabaseSchema>, { seed, now }: Options): Promise<void> {
  await seed.rollDates?.(db, { now });
  await copyDates(db);
  await refreshPrices(db, { now, always: true });
}

/** Replaces the catalogue by the seed's, and keeps carts. Call it in a transaction. */
export async function refillCatalogue(db: Kysely<DatabaseSchema>, options: Options): Promise<void> {
  const { seed, now, onProgress = () => {} } = options;
  await emptyCatalogue(db, async () => {
    await seed.fill(db, { now, onProgress });
    await writeMeta(db, "seed", seed.version);
    await countCatalogue(db);
    await fillAtOnce(db, () =>
      indexProducts(db, { now, onProgress: (done, total) => onProgress({ label: "index", done, total }) }),
    );
  });
  await rollCatalogue(db, options);
}
