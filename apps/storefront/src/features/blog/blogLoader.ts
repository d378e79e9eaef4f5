import type { BlogEntry } from "@kamra/core/catalogue";
import { notFound } from "../page/notFound.ts";
import { listingKeys } from "../listing/listingKeys.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BlogData {
  readonly entries: ReadonlyArray<BlogEntry>;
  /** From 1. */
  readonly page: number;
  readonly hasOlder: boolean;
}

const pageSize = 12;

/** The largest valid page number. */
const greatestPage = 500;

/** A page of the blog, the newest entries first. */
export const blogLoader = pageLoader<BlogData>(async (shop, { request: { signal, url } }) => {
  const page = Math.max(1, Math.trunc(Number(new URL(url).searchParams.get(listingKeys.page) ?? 1)) || 1);
  if (page > greatestPage) throw notFound();
  const [entries, older] = await Promise.all([
    shop.catalogue.blogEntries({ page, pageSize }, { signal }),
    shop.catalogue.blogEntries({ page: page * pageSize + 1, pageSize: 1 }, { signal }),
  ]);
  if (page > 1 && entries.length === 0) throw notFound();
  return { entries, page, hasOlder: older.length > 0 };
});
