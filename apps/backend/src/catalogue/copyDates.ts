import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Takes the dates of the products over into what lists read of them. Call it after they were rolled. */
export async function copyDates(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`
    update product_index
    set news_from_date = product.news_from_date, news_to_date = product.news_to_date, created_at = product.created_at
    from products product
    where product.id = product_index.product_id
      and (product_index.news_from_date, product_index.news_to_date, product_index.created_at)
        is distinct from (product.news_from_date, product.news_to_date, product.created_at)`.execute(db);
}
