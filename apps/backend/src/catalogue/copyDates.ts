import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Copies the products' dates into the index of lists. Call it after rolling them. */
export async function copyDates(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`
    update product_index
    set news_from_date = product.news_from_date, news_to_date = product.news_to_date, created_at = product.created_at
    from products product
    where product.id = product_index.product_id
      and (product_index.news_from_date, product_index.news_to_date, product_index.created_at)
        is distinct from (product.news_from_date, product.news_to_date, product.created_at)`.execute(db);
}
