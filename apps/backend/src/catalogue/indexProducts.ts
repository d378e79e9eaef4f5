import {
  type CatalogueWord,
  type CatalogueWords,
  catalogueWords,
  type SearchableProduct,
  searchEntry,
} from "@kamra/core/search";
import { type Kysely, sql } from "kysely";
import { loadCategoryTree } from "../category/loadCategoryTree.ts";
import type { CategoryNode, CategoryTree } from "../category/CategoryTree.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { productSearch } from "../database/engine/productSearch.ts";
import { writeMeta } from "../database/meta.ts";
import { randomId } from "../database/randomId.ts";
import { searchVersion } from "../search/searchVersion.ts";
import { countWords } from "./countWords.ts";
import { countParts } from "../product/popularParts.ts";
import { hungarianSortKey } from "./hungarianSortKey.ts";
import { priceColumns, priceRuleColumns } from "./priceColumns.ts";

const chunkSize = 2000;

interface Options {
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
  /** The number of products from which long lists are of the most popular alone (`countParts`). */
  readonly dividedFrom?: number;
}

interface Option {
  readonly label: string;
  readonly attribute: string;
  readonly position: number;
}

/** All options of attributes by their ids: one read in place of a join for each product. */
async function readOptions(db: Kysely<DatabaseSchema>): Promise<ReadonlyMap<number, Option>> {
  const rows = await db
    .selectFrom("attribute_options as option")
    .innerJoin("attributes as attribute", "attribute.id", "option.attribute_id")
    .select(["option.id", "option.label", "option.position", "attribute.code as attribute"])
    .execute();
  return new Map(rows.map(({ id, ...option }) => [id, option]));
}

async function readLeastScores(db: Kysely<DatabaseSchema>, parts: number): Promise<ReadonlyArray<number>> {
  const shares = Array.from({ length: parts }, (_, index) => 1 - 0.5 ** (index + 1));
  const { rows } = await sql<{ scores: ReadonlyArray<number> }>`
    select percentile_disc(${shares}::double precision[]) within group (order by coalesce(prefixbox_score, 0)) as scores
    from products`.execute(db);
  return rows[0]?.scores ?? [];
}

/** The next products by id, with the fields that the index needs. */
function readChunk(db: Kysely<DatabaseSchema>, { after }: { after: number }) {
  return db
    .selectFrom("products as product")
    .where("product.id", ">", after)
    .orderBy("product.id")
    .limit(chunkSize)
    .select(["id", "status", "created_at", "sort", "promo_type", "news_from_date", "news_to_date"])
    .select(["name", "barcodes", "meta_keywords", "prefixbox_score", "adults_only"])
    .select(priceRuleColumns)
    .select((eb) => [
      sql<number[]>`array(${eb
        .selectFrom("product_categories as link")
        .whereRef("link.product_id", "=", "product.id")
        .orderBy("link.position")
        .select("link.category_id")})`.as("category_ids"),
      sql<number[]>`array(${eb
        .selectFrom("product_attribute_options as chosen")
        .whereRef("chosen.product_id", "=", "product.id")
        .select("chosen.option_id")})`.as("option_ids"),
    ])
    .execute();
}

type SourceRow = Awaited<ReturnType<typeof readChunk>>[number];

interface Reading {
  readonly tree: CategoryTree;
  readonly options: ReadonlyMap<number, Option>;
  readonly words: CatalogueWords;
  /** The scores above which products are in the popular parts 1, 2 and so on. */
  readonly leastScores: ReadonlyArray<number>;
  readonly now: Date;
}

const categoriesOf = ({ category_ids }: SourceRow, tree: CategoryTree): CategoryNode[] =>
  category_ids.flatMap((id) => tree.byId.get(id) ?? []);

function searchableOf(row: SourceRow, { tree, options }: Pick<Reading, "tree" | "options">): SearchableProduct {
  const chosen = row.option_ids.flatMap((id) => options.get(id) ?? []).toSorted((a, b) => a.position - b.position);
  return {
    name: row.name,
    brand: chosen.find(({ attribute }) => attribute === "brand")?.label ?? "",
    shelves: categoriesOf(row, tree).map(({ lineage }) =>
      lineage.toReversed().flatMap((id) => tree.byId.get(id)?.row.name ?? []),
    ),
    others: [
      row.meta_keywords ?? "",
      ...chosen.filter(({ attribute }) => attribute !== "brand").map(({ label }) => label),
    ],
    barcodes: row.barcodes,
    isForAdults: row.adults_only,
  };
}

function indexRow(row: SourceRow, { tree, options, words, leastScores, now }: Reading) {
  const parts = leastScores.flatMap((least, index) => ((row.prefixbox_score ?? 0) > least ? [index + 1] : []));
  return {
    product_id: row.id,
    status: row.status,
    created_at: row.created_at,
    sort: row.sort,
    score: row.prefixbox_score ?? 0,
    promo_type: row.promo_type,
    news_from_date: row.news_from_date,
    news_to_date: row.news_to_date,
    name_key: hungarianSortKey(row.name),
    price: row.price,
    ...priceColumns(row, { now }),
    category_ids: [
      ...new Set(categoriesOf(row, tree).flatMap(({ lineage }) => lineage)),
      ...parts.map((part) => -part),
    ],
    option_ids: row.option_ids,
    search: productSearch.textOf(searchEntry(searchableOf(row, { tree, options }), words), { parts }),
  };
}

type IndexRow = ReturnType<typeof indexRow>;

const columns = sql.raw(
  "product_id, status, created_at, sort, score, promo_type, news_from_date, news_to_date, name_key, price, current_price, current_unit_price, category_ids, option_ids, search",
);

async function writeRows(db: Kysely<DatabaseSchema>, rows: ReadonlyArray<IndexRow>): Promise<void> {
  await sql`
    insert into product_index (${columns}) select ${columns}
    from jsonb_populate_recordset(null::product_index, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

async function writeWords(db: Kysely<DatabaseSchema>, words: Iterable<CatalogueWord>): Promise<void> {
  const rows = [...words].map(({ word, written, uses, isBrand, isForAdults }) => ({
    word,
    written,
    uses,
    is_brand: isBrand,
    is_for_adults: isForAdults,
  }));
  await sql`
    insert into search_words (word, written, uses, is_brand, is_for_adults)
    select word, written, uses, is_brand, is_for_adults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(word text, written text, uses integer, is_brand boolean, is_for_adults boolean)`.execute(db);
}

/** All products in chunks. */
async function* readChunks(db: Kysely<DatabaseSchema>): AsyncGenerator<ReadonlyArray<SourceRow>> {
  for (let rows = await readChunk(db, { after: 0 }); rows.length > 0;) {
    yield rows;
    rows = await readChunk(db, { after: rows.at(-1)?.id ?? 0 });
  }
}

/**
 * Rebuilds what lists and searches read: sort keys, search words, ancestor categories and today's prices. Call it in a
 * transaction, after the catalogue has changed.
 */
export async function indexProducts(
  db: Kysely<DatabaseSchema>,
  { now, onProgress, ...division }: Options,
): Promise<void> {
  await db.deleteFrom("product_index").execute();
  await db.deleteFrom("search_words").execute();
  const tree = await loadCategoryTree(db);
  const options = await readOptions(db);
  const { total } = await db
    .selectFrom("products")
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const leastScores = await readLeastScores(db, countParts(total, division));
  const counted = countWords();
  for await (const rows of readChunks(db)) for (const row of rows) counted.add(searchableOf(row, { tree, options }));
  const words = catalogueWords(counted.words());
  let done = 0;
  for await (const rows of readChunks(db)) {
    await writeRows(
      db,
      rows.map((row) => indexRow(row, { tree, options, words, leastScores, now })),
    );
    done += rows.length;
    onProgress?.(done, total);
  }
  await writeWords(db, words.byWord.values());
  await writeMeta(db, "popular_parts", String(leastScores.length));
  await writeMeta(db, "search_version", `${searchVersion} ${now.toISOString()} ${randomId()}`);
}
