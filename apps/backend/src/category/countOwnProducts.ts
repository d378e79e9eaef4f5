import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** How many products each category shows itself, without its children's: those that have not ended for good. */
export async function countOwnProducts(db: Kysely<DatabaseSchema>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("product_categories as link")
    .innerJoin("product_index as product", "product.product_id", "link.product_id")
    .where("product.status", "!=", "PERMANENTLY_ENDED")
    .groupBy("link.category_id")
    .select(["link.category_id", sql<number>`count(*)`.as("count")])
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
}
