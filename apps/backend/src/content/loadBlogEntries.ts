import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { BlogEntryTable } from "../database/tables/ContentTables.ts";

interface Asked {
  readonly page: number;
  readonly first: number;
}

/** A page of the blog, the newest first. */
export async function loadBlogEntries(
  { page, first }: Asked,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Selectable<BlogEntryTable>[]> {
  return await db
    .selectFrom("blog_entries")
    .selectAll()
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(first)
    .offset((page - 1) * first)
    .execute();
}
