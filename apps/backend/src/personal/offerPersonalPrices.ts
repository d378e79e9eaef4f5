import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** The number of products for each user, the reduction in percent, and its duration. */
const products = 5;
const percent = 10;
const days = 14;
/** Only orders of this many days count. */
const orderedWithinDays = 90;

const dayMs = 24 * 60 * 60_000;
const after = (now: Date, count: number): string => new Date(now.getTime() + count * dayMs).toISOString();

/**
 * Gives every user personal prices for the products they order most often, and deletes expired ones. A current price
 * does not change. Returns the number of new prices.
 */
export async function offerPersonalPrices(
  db: Kysely<DatabaseSchema>,
  { now }: { readonly now: Date },
): Promise<number> {
  await db.deleteFrom("personal_prices").where("valid_until", "<=", now.toISOString()).execute();
  const { numAffectedRows } = await sql`
    insert into personal_prices (user_id, product_id, price, valid_until)
    select user_id, product_id, price, ${after(now, days)}
    from (
      select ordered.user_id, product.id as product_id,
        (product.price * ${100 - percent}::integer + 50) / 100 as price,
        row_number() over (partition by ordered.user_id order by count(*) desc, product.id) as place
      from orders ordered
      join order_products line on line.order_id = ordered.id
      join products product on product.id = line.product_id
      where ordered.user_id is not null and ordered.status <> 'CANCELED'
        and ordered.created_at > ${after(now, -orderedWithinDays)}::timestamptz
      group by ordered.user_id, product.id
    ) wanted
    where place <= ${products} and price > 0
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
