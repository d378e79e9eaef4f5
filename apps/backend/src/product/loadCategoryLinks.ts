import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ofIds } from "../database/ofIds.ts";
import type { ProductCategoryLink } from "../generated/types.ts";
import { groupBy } from "../database/groupBy.ts";

const readLinks = ofIds((db, productIds) =>
  db
    .selectFrom("product_categories as link")
    .innerJoin("categories as category", "category.id", "link.category_id")
    .where(among("link.product_id", productIds))
    .orderBy("link.product_id")
    .orderBy("link.position")
    .orderBy("link.category_id")
    .select(["link.product_id", "category.id", "category.name", "category.url_key"]),
);

/** The categories of products. */
export async function loadCategoryLinks(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductCategoryLink[]>> {
  return groupBy(await readLinks(db, productIds), {
    key: (row) => row.product_id,
    value: ({ id, name, url_key }) => ({ id: String(id), name, url_key }),
  });
}
