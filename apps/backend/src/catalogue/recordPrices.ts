import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Each price with the end of its validity; the current one has none. */
const runs = sql`select product_id, price, since, lead(since) over (partition by product_id order by since) as until from price_runs`;

/**
 * Records the current list prices, and gives each reduced product its lowest price of the 30 days before the reduction.
 * A product whose price has never changed keeps the seeded lowest price; one that is not reduced has none. Call it in a
 * transaction, after the current prices were updated.
 *
 * @rule LAW-1
 */
export async function recordPrices(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  // A clock that was set back, or shifted dates, leave prices in the future.
  await db.deleteFrom("price_runs").where("since", ">=", now.toISOString()).execute();
  await sql`
    with runs as (${runs})
    insert into price_runs (product_id, price, since)
    select index.product_id, index.current_price, ${now.toISOString()}
    from product_index index left join runs on runs.product_id = index.product_id and until is null
    where index.current_price is distinct from runs.price`.execute(db);
  // The rule never reads prices that ended more than 30 days before the current one began.
  await sql`
    with runs as (${runs})
    delete from price_runs using runs as old, runs as latest
    where (price_runs.product_id, price_runs.since) = (old.product_id, old.since)
      and latest.product_id = old.product_id and latest.until is null and old.until <= latest.since - interval '30 days'`.execute(
    db,
  );
  await sql`
    with runs as (${runs})
    update products set lowest_price_30d = known.lowest
    from (
      select index.product_id, case when index.current_price < index.price then min(earlier.price) end as lowest
      from product_index index
      join runs as latest on latest.product_id = index.product_id and latest.until is null
      left join runs as earlier on earlier.product_id = index.product_id and earlier.until is not null
      group by index.product_id
      having index.current_price >= index.price or count(earlier) > 0
    ) known
    where products.id = known.product_id and products.lowest_price_30d is distinct from known.lowest`.execute(db);
}
