import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { fillAtOnce } from "../database/engine/fillAtOnce.ts";
import { countCatalogue } from "../database/engine/tidyCatalogue.ts";
import { writeMeta } from "../database/meta.ts";
import type { CatalogueSeed, Progress } from "./CatalogueSeed.ts";
import { indexProducts } from "./indexProducts.ts";
import { refreshPrices } from "./refreshPrices.ts";

const tables = [
  "product_index",
  "search_words",
  "product_images",
  "empty_images",
  "product_empties",
  "empties",
  "product_attribute_options",
  "brands",
  "attribute_options",
  "attributes",
  "product_categories",
  "coupons",
  "price_runs",
  "products",
  "categories",
  "blog_entries",
  "articles",
  "delivery_info",
  "store_hours",
  "store_special_days",
  "stores",
  "redirects",
  "images",
  "footer_links",
  "footer_blocks",
  "refused_payment_methods",
  "payment_methods",
  "shipping_price_ranges",
  "shipping_methods",
  "courier_postcodes",
  "timetable_entries",
  "post_points",
  "streets",
  "places",
  "meta",
] as const satisfies ReadonlyArray<keyof DatabaseSchema>;

/** Deletes all seeded data; carts and lists keep their lines. Call it in a transaction. */
async function emptyCatalogue(db: Kysely<DatabaseSchema>): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
}

/** Copies the products' dates into the index of lists. Call it after rolling them. */
async function copyDates(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`
    update product_index
    set news_from_date = product.news_from_date, news_to_date = product.news_to_date, created_at = product.created_at
    from products product
    where product.id = product_index.product_id
      and (product_index.news_from_date, product_index.news_to_date, product_index.created_at)
        is distinct from (product.news_from_date, product.news_to_date, product.created_at)`.execute(db);
}

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
  await emptyCatalogue(db);
  await seed.fill(db, { now, onProgress });
  await writeMeta(db, "seed", seed.version);
  await countCatalogue(db);
  await fillAtOnce(db, () =>
    indexProducts(db, { now, onProgress: (done, total) => onProgress({ label: "index", done, total }) }),
  );
  await rollCatalogue(db, options);
}
