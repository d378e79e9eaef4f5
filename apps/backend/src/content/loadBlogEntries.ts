import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { BlogEntryTable } from "./ContentTables.ts";
import { readPage } from "./readPage.ts";

interface Asked {
  readonly page: number;
  readonly first: number;
}

/** A page of the blog, the newest first. Errors: Refusal VALIDATION_FAILED for more than 100 entries, or a page out of bounds. */
export async function loadBlogEntries(asked: Asked, { db }: { readonly db: Kysely<DatabaseSchema> }): Promise<Selectable<BlogEntryTable>[]> {
  const { limit, offset } = readPage(asked, { mostFirst: 100 });
  return await db.selectFrom("blog_entries").selectAll().orderBy("published_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute();
}
