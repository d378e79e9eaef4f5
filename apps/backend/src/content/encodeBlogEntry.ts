import type { Selectable } from "kysely";
import type { BlogEntry } from "../generated/resolvers.ts";
import type { BlogEntryTable } from "./ContentTables.ts";

/** A blog entry in the contract's form, before its picture is loaded; its content is not cleaned yet. */
export type BlogEntryParent = Omit<BlogEntry, "image"> & { readonly imageId: number | null };

/** A blog entry as the contract writes it. */
export function encodeBlogEntry({ id, image_id, url, ...entry }: Selectable<BlogEntryTable>): BlogEntryParent {
  return { ...entry, id: String(id), url: entry.url_key === null ? url : `/blog/${entry.url_key}`, imageId: image_id };
}
