import type { Selectable } from "kysely";
import type { BlogEntryTable } from "../database/tables/ContentTables.ts";
import type { BlogEntryParent } from "../graphql/parents/BlogEntryParent.ts";

/** A blog entry as the contract writes it. */
export function encodeBlogEntry({ id, image_id, url, ...entry }: Selectable<BlogEntryTable>): BlogEntryParent {
  return { ...entry, id: String(id), url: entry.url_key === null ? url : `/blog/${entry.url_key}`, imageId: image_id };
}
