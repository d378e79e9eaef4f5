import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ProductWishTable } from "../database/tables/MessageTables.ts";

export type Wish = Selectable<ProductWishTable>;

/** What shoppers asked the shop to sell, the most wanted first, then the latest. */
export async function readWishes(
  db: Kysely<DatabaseSchema>,
  { limit }: { readonly limit: number },
): Promise<ReadonlyArray<Wish>> {
  return await db
    .selectFrom("product_wishes")
    .orderBy("wishes", "desc")
    .orderBy("updated_at", "desc")
    .orderBy("words")
    .limit(limit)
    .selectAll()
    .execute();
}
