import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { BlogEntryTable } from "./ContentTables.ts";

/** The entry that the shop has written under this key. */
export async function findBlogEntry(
  urlKey: string,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Selectable<BlogEntryTable> | null> {
  return (await db.selectFrom("blog_entries").where("url_key", "=", urlKey).selectAll().executeTakeFirst()) ?? null;
}
