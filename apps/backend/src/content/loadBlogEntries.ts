import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { BlogEntryTable } from "./ContentTables.ts";
import { contentTexts } from "./text.hu.ts";

const mostEntries = 100;

/** The newest blog entries. Errors: Refusal VALIDATION_FAILED for less than one or more than 100. */
export async function loadBlogEntries(first: number, { db }: { readonly db: Kysely<DatabaseSchema> }): Promise<Selectable<BlogEntryTable>[]> {
  if (first < 1 || first > mostEntries) {
    throw new Refusal("VALIDATION_FAILED", { message: "Out of bounds", validation: { first: [contentTexts.entries(mostEntries)] } });
  }
  return await db.selectFrom("blog_entries").selectAll().orderBy("published_at", "desc").orderBy("id", "desc").limit(first).execute();
}
