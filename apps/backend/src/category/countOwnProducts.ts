import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** The number of each category's own products, without its children's and without discontinued ones. */
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
