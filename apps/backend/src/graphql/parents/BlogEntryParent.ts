import type { BlogEntry } from "../../generated/types.ts";

/** A blog entry in the contract's form, before its picture is loaded; its content is not cleaned yet. */
export type BlogEntryParent = Omit<BlogEntry, "image"> & { readonly imageId: number | null };
