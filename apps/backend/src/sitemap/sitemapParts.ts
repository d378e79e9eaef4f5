import { type Kysely, sql } from "kysely";
import { brandRows } from "../content/brandRows.ts";
import type { CategoryNode } from "../category/CategoryTree.ts";
import { countOwnProducts } from "../category/countOwnProducts.ts";
import { loadCategoryTree } from "../category/loadCategoryTree.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SitemapEntry } from "./SitemapEntry.ts";

type Db = Kysely<DatabaseSchema>;

/** A file may have 50,000 entries; this keeps it small as well. */
const productsInPart = 10_000;

export interface SitemapSource {
  readonly db: Db;
  /** Of the frontend's own pages. */
  readonly sitePaths: ReadonlyArray<string>;
}

async function pages({ db, sitePaths }: SitemapSource): Promise<SitemapEntry[]> {
  const [articles, entries, stores] = await Promise.all([
    db.selectFrom("articles").orderBy("id").select(["url_key", "valid_from"]).execute(),
    db
      .selectFrom("blog_entries")
      .where("url_key", "is not", null)
      .orderBy("id")
      .select(["url_key", "published_at"])
      .execute(),
    db.selectFrom("stores").orderBy("id").select("id").execute(),
  ]);
  return [
    ...sitePaths.map((path) => ({ path })),
    ...articles.map(({ url_key, valid_from }) => ({ path: `/cikk/${url_key}`, changed: valid_from })),
    ...entries.map(({ url_key, published_at }) => ({ path: `/blog/${url_key}`, changed: published_at })),
    ...stores.map(({ id }) => ({ path: `/uzletek/${id}` })),
  ];
}

/**
 * The categories that the shop shows.
 *
 * @rule CAT-1
 */
async function categories({ db }: SitemapSource): Promise<SitemapEntry[]> {
  const [{ top }, counts] = await Promise.all([loadCategoryTree(db), countOwnProducts(db)]);
  const entriesBelow = ({ row, path, children }: CategoryNode): SitemapEntry[] => {
    const below = children.flatMap(entriesBelow);
    if (below.length === 0 && (counts.get(row.id) ?? 0) === 0) return [];
    return [{ path: row.is_promotion ? `/termekvalogatasok/${row.url_key}` : `/${path}` }, ...below];
  };
  return top.flatMap(entriesBelow);
}

async function brands({ db }: SitemapSource): Promise<SitemapEntry[]> {
  return (await brandRows(db).orderBy("brand.slug").execute()).map(({ slug }) => ({ path: `/brands/${slug}` }));
}

async function products({ db }: SitemapSource, part: number): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom("products")
    .where("status", "<>", "PERMANENTLY_ENDED")
    .orderBy("id")
    .limit(productsInPart)
    .offset((part - 1) * productsInPart)
    .select(sql<string>`coalesce(smarturl, url_key)`.as("key"))
    .execute();
  return rows.map(({ key }) => ({ path: `/termekek/${encodeURIComponent(key)}` }));
}

const wholeParts: Readonly<Record<string, (source: SitemapSource) => Promise<SitemapEntry[]>>> = {
  pages,
  categories,
  brands,
};

/** The names of the files that hold all pages between them. */
export async function sitemapParts(db: Db): Promise<string[]> {
  const { count } = await db
    .selectFrom("products")
    .where("status", "<>", "PERMANENTLY_ENDED")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const productParts = Array.from(
    { length: Math.ceil(count / productsInPart) },
    (_part, index) => `products-${index + 1}`,
  );
  return [...Object.keys(wholeParts), ...productParts];
}

/** The content of a sitemap file; `null` for an unknown name. */
export async function readSitemapPart(source: SitemapSource, name: string): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(wholeParts, name)) return (await wholeParts[name]?.(source)) ?? null;
  const part = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
  if (part === undefined) return null;
  const entries = await products(source, Number(part));
  return entries.length === 0 ? null : entries;
}
