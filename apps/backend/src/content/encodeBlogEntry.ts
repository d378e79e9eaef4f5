import type { Selectable } from "kysely";
import type { BlogEntry } from "../generated/resolvers.ts";
import type { BlogEntryTable } from "./ContentTables.ts";

/** A blog entry on the wire, before its picture is asked for; its content is as it was written. */
export type BlogEntryParent = Omit<BlogEntry, "image"> & { readonly imageId: number | null };

/** A blog entry as the contract writes it. */
export function encodeBlogEntry({ id, image_id, url, ...entry }: Selectable<BlogEntryTable>): BlogEntryParent {
  return { ...entry, id: String(id), url: entry.url_key === null ? url : `/blog/${entry.url_key}`, imageId: image_id };
}
