import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** What only a product's own page shows: long texts that lists do not carry along. */
export interface ProductTexts {
  readonly description: string | null;
  readonly components: string | null;
  readonly nutrition_data: { name: string; value: string }[];
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly meta_keywords: string | null;
}

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
