import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ProductTexts } from "../graphql/parents/ProductParent.ts";

/** The long texts of products. */
export async function loadProductTexts(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductTexts>> {
  const rows = await db
    .selectFrom("products")
    .where(among("id", productIds))
    .select(["id", "description", "components", "nutrition_data", "meta_title", "meta_description", "meta_keywords"])
    .execute();
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}
