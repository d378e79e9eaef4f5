import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly name_key: string;
  readonly description: string | null;
  /** Products that are not discontinued. */
  readonly product_count: number;
}

/** The brands that have a page, each with its number of products. */
export function brandRows(
  db: Kysely<DatabaseSchema>,
): SelectQueryBuilder<DatabaseSchema & { brand: BrandRow }, "brand", BrandRow> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("brands")
        .innerJoin("attribute_options as option", "option.id", "brands.option_id")
        .where("option.is_active", "=", true)
        .select(["option.id", "option.label as name", "brands.slug", "brands.name_key", "brands.description"])
        .select(
          sql<number>`(
            select count(*) from product_index
            where option_ids @> array[brands.option_id] and status <> 'PERMANENTLY_ENDED')`.as("product_count"),
        )
        .as("brand"),
    )
    .where("brand.product_count", ">", 0)
    .selectAll("brand");
}
