import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Article } from "../generated/resolvers.ts";

/** The article under this key, its content as it was written. */
export async function findArticle(
  urlKey: string,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Article | null> {
  const row = await db.selectFrom("articles").where("url_key", "=", urlKey).selectAll().executeTakeFirst();
  return row === undefined ? null : { ...row, id: String(row.id) };
}
