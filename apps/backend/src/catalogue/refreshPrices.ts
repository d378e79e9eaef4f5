import { budapestDay } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { readMeta, writeMeta } from "../database/meta.ts";
import { priceColumns, priceRuleColumns } from "./priceColumns.ts";
import { recordPrices } from "./recordPrices.ts";

const chunkSize = 5000;

/**
 * Locks the products whose rows the new prices or their history may change: by id and before the index, as orders do,
 * to prevent deadlocks.
 */
async function holdPriced(db: Kysely<DatabaseSchema>, changed: ReadonlyArray<number>): Promise<void> {
  await sql`
    select from products
    where ${among("id", changed)} or lowest_price_30d is not null
      or id in (select product_id from price_runs group by product_id having count(*) > 1)
    order by id for no key update`.execute(db);
}

interface ListedPrices {
  readonly id: number;
  readonly price: number;
  readonly current_price: number;
  readonly current_unit_price: number | null;
}

/** The next products by id whose current price differs from the lists', and the last id read; `null` at the end. */
async function readChanged(
  db: Kysely<DatabaseSchema>,
  { after, now }: { readonly after: number; readonly now: Date },
): Promise<{ readonly changed: ReadonlyArray<ListedPrices>; readonly last: number | null }> {
  const rows = await db
    .selectFrom("products as product")
    .innerJoin("product_index as index", "index.product_id", "product.id")
    .where("product.id", ">", after)
    .orderBy("product.id")
    .limit(chunkSize)
    .select(["product.id", "index.current_price as listed_price", "index.current_unit_price as listed_unit_price"])
    .select(priceRuleColumns.map((column) => `product.${column}` as const))
    .execute();
  const changed = rows
    .map((row) => ({ row, prices: { ...priceColumns(row, { now }), id: row.id, price: row.price } }))
    .filter(
      ({ row, prices }) =>
        prices.current_price !== row.listed_price || prices.current_unit_price !== row.listed_unit_price,
    )
    .map(({ prices }) => prices);
  return { changed, last: rows.at(-1)?.id ?? null };
}

async function readAllChanged(db: Kysely<DatabaseSchema>, now: Date): Promise<ReadonlyArray<ListedPrices>> {
  const all: ListedPrices[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { changed, last } = await readChanged(db, { after, now });
    all.push(...changed);
    after = last;
  }
  return all;
}

/**
 * Updates the lists' current prices and their history to this day. Does nothing when they are up to date, unless
 * `always`. Call it in a transaction. Returns the number of changed prices.
 */
export async function refreshPrices(
  db: Kysely<DatabaseSchema>,
  { now, always = false }: { readonly now: Date; readonly always?: boolean },
): Promise<number> {
  const today = budapestDay(now);
  if (!always && (await readMeta(db, "priced_day")) === today) return 0;
  const changed = await readAllChanged(db, now);
  await holdPriced(
    db,
    changed.map(({ id }) => id),
  );
  for (let start = 0; start < changed.length; start += chunkSize) {
    await sql`
      update product_index
      set price = changed.price, current_price = changed.current_price, current_unit_price = changed.current_unit_price
      from jsonb_to_recordset(${JSON.stringify(changed.slice(start, start + chunkSize))}::jsonb)
        as changed(id integer, price integer, current_price integer, current_unit_price integer)
      where product_index.product_id = changed.id`.execute(db);
  }
  await recordPrices(db, { now });
  await writeMeta(db, "priced_day", today);
  return changed.length;
}
