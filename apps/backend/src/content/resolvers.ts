import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { BlogEntryTable } from "../database/tables/ContentTables.ts";
import type { Article, Brand, DeliveryInfo, FooterBlock } from "../generated/types.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { BlogEntryParent } from "../graphql/parents/BlogEntryParent.ts";
import { sanitizeHtml } from "../http/sanitizeHtml.ts";
import { encodeImage } from "../product/encodeImage.ts";
import { type BrandRow, brandRows } from "./brandRows.ts";
import { findRedirect } from "./findRedirect.ts";
import { findStore, loadStores } from "./loadStores.ts";

interface Reading {
  readonly db: Kysely<DatabaseSchema>;
}

const encode = ({ id, name, slug, description, product_count }: BrandRow): Brand => ({
  id: String(id),
  name,
  slug,
  description,
  product_count,
});

/** A page of the brands, by name. */
async function loadBrands(
  { page, first }: { readonly page: number; readonly first: number },
  { db }: Reading,
): Promise<Brand[]> {
  return (
    await brandRows(db)
      .orderBy("brand.name_key")
      .orderBy("brand.id")
      .limit(first)
      .offset((page - 1) * first)
      .execute()
  ).map(encode);
}

/** The brand under this slug, while it has products. */
async function findBrand(slug: string, { db }: Reading): Promise<Brand | null> {
  const row = await brandRows(db).where("brand.slug", "=", slug).executeTakeFirst();
  return row === undefined ? null : encode(row);
}

interface Asked {
  readonly page: number;
  readonly first: number;
}

/** A page of the blog, the newest first. */
async function loadBlogEntries(
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

/** A blog entry as the contract writes it. */
function encodeBlogEntry({ id, image_id, url, ...entry }: Selectable<BlogEntryTable>): BlogEntryParent {
  return { ...entry, id: String(id), url: entry.url_key === null ? url : `/blog/${entry.url_key}`, imageId: image_id };
}

/** The footer, block by block. Two statements. */
async function loadFooterBlocks(db: Kysely<DatabaseSchema>): Promise<FooterBlock[]> {
  const blocks = await db.selectFrom("footer_blocks").selectAll().orderBy("position").orderBy("id").execute();
  const links = await db.selectFrom("footer_links").selectAll().orderBy("position").execute();
  const linksOf = groupBy(links, { key: (link) => link.block_id, value: ({ label, url }) => ({ label, url }) });
  return blocks.map(({ id, title, position }) => ({ id: String(id), title, position, links: linksOf.get(id) ?? [] }));
}

/** The delivery information in its order, not cleaned yet. */
async function loadDeliveryInfo(db: Kysely<DatabaseSchema>): Promise<DeliveryInfo[]> {
  const rows = await db.selectFrom("delivery_info").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map(({ id, ...info }) => ({ ...info, id: String(id) }));
}

/** The entry that the shop has written under this key. */
async function findBlogEntry(
  urlKey: string,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Selectable<BlogEntryTable> | null> {
  return (await db.selectFrom("blog_entries").where("url_key", "=", urlKey).selectAll().executeTakeFirst()) ?? null;
}

/** The article with this key, its content not cleaned yet. */
async function findArticle(urlKey: string, { db }: { readonly db: Kysely<DatabaseSchema> }): Promise<Article | null> {
  const row = await db.selectFrom("articles").where("url_key", "=", urlKey).selectAll().executeTakeFirst();
  return row === undefined ? null : { ...row, id: String(row.id) };
}

/** Texts are sanitized when they are read, so stored markup can never harm a page. */
const content = { content: (written: { readonly content: string }) => sanitizeHtml(written.content) };

export const contentResolvers = {
  Query: {
    article: (_root, { url_key }, context) => findArticle(url_key, context),
    blogEntries: async (_root, asked, context) => (await loadBlogEntries(asked, context)).map(encodeBlogEntry),
    blogEntry: async (_root, { url_key }, context) => {
      const entry = await findBlogEntry(url_key, context);
      return entry && encodeBlogEntry(entry);
    },
    brand: (_root, { slug }, context) => findBrand(slug, context),
    brands: (_root, asked, context) => loadBrands(asked, context),
    deliveryInfo: (_root, _args, { db }) => loadDeliveryInfo(db),
    footerBlocks: (_root, _args, { db }) => loadFooterBlocks(db),
    redirect: (_root, { path }, context) => findRedirect(path, context),
    store: (_root, { id }, context) => findStore(id, context),
    stores: (_root, _args, context) => loadStores(context),
  },
  Article: content,
  BlogEntry: {
    content: (entry) => sanitizeHtml(entry.content),
    image: async ({ imageId }, _args, { batches, imageUrls }) => {
      const image = imageId === null ? null : await batches.image(imageId);
      return image && encodeImage(image, { imageUrls });
    },
  },
  DeliveryInfo: content,
  Store: { description: ({ description }) => sanitizeHtml(description) },
} satisfies Resolvers;
