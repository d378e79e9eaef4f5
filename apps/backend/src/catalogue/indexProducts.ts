import { type Kysely, sql } from "kysely";
import { loadCategoryTree } from "../category/loadCategoryTree.ts";
import type { CategoryTree } from "../category/CategoryTree.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { fold } from "../search/fold.ts";
import { wordsOf } from "../search/wordsOf.ts";
import { hungarianSortKey } from "./hungarianSortKey.ts";
import { priceColumns, priceRuleColumns } from "./priceColumns.ts";

const chunkSize = 2000;

interface Options {
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

/** The next products by id, with the fields that the index needs. */
function readChunk(db: Kysely<DatabaseSchema>, { after }: { after: number }) {
  return db
    .selectFrom("products as product")
    .where("product.id", ">", after)
    .orderBy("product.id")
    .limit(chunkSize)
    .select(["id", "status", "created_at", "sort", "promo_type", "news_from_date", "news_to_date"])
    .select(["name", "barcodes", "meta_keywords", "prefixbox_score"])
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
      eb
        .selectFrom("product_attribute_options as chosen")
        .innerJoin("attribute_options as option", "option.id", "chosen.option_id")
        .innerJoin("attributes as attribute", "attribute.id", "option.attribute_id")
        .whereRef("chosen.product_id", "=", "product.id")
        .where("attribute.code", "=", "brand")
        .orderBy("option.position")
        .limit(1)
        .select("option.label")
        .as("brand"),
    ])
    .execute();
}

type SourceRow = Awaited<ReturnType<typeof readChunk>>[number];

function indexRow(row: SourceRow, { tree, now }: { tree: CategoryTree; now: Date }) {
  const categories = row.category_ids.flatMap((id) => tree.byId.get(id) ?? []);
  const nameWords = wordsOf(row.name);
  const brandWords = wordsOf(row.brand ?? "");
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
    category_ids: [...new Set(categories.flatMap(({ lineage }) => lineage))],
    option_ids: row.option_ids,
    name_words: nameWords.join(" "),
    brand_words: brandWords.join(" "),
    other_words: [...wordsOf(row.meta_keywords ?? ""), ...row.barcodes].join(" "),
    category_words: categories.flatMap(({ row: { name } }) => wordsOf(name)).join(" "),
    search_text: fold([...nameWords, ...brandWords].join(" ")),
  };
}

type IndexRow = ReturnType<typeof indexRow>;

/** Weights: the name counts most, then the brand, then other attributes, and the category's name least. */
async function writeRows(db: Kysely<DatabaseSchema>, rows: ReadonlyArray<IndexRow>): Promise<void> {
  await sql`
    insert into product_index (product_id, status, created_at, sort, score, promo_type, news_from_date, news_to_date, name_key,
      price, current_price, current_unit_price, category_ids, option_ids, search, search_text)
    select product_id, status, created_at, sort, score, promo_type, news_from_date, news_to_date, name_key,
      price, current_price, current_unit_price, category_ids, option_ids,
      setweight(search_document(name_words), 'A') || setweight(search_document(brand_words), 'B')
        || setweight(search_document(other_words), 'C') || setweight(search_document(category_words), 'D'),
      search_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(product_id integer, status text, created_at timestamptz,
      sort integer, score double precision, promo_type text, news_from_date timestamptz, news_to_date timestamptz, name_key text,
      price integer, current_price integer, current_unit_price integer, category_ids integer[], option_ids integer[],
      name_words text, brand_words text, other_words text, category_words text, search_text text)`.execute(db);
}

async function writeWords(db: Kysely<DatabaseSchema>, uses: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...uses].map(([word, count]) => ({ word, uses: count }));
  await sql`
    insert into search_words (word, uses)
    select word, uses from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(word text, uses integer)`.execute(
    db,
  );
}

/**
 * Rebuilds what lists and searches read: sort keys, search words, ancestor categories and today's prices. Call it in a
 * transaction, after the catalogue has changed.
 */
export async function indexProducts(db: Kysely<DatabaseSchema>, { now, onProgress }: Options): Promise<void> {
  await db.deleteFrom("product_index").execute();
  await db.deleteFrom("search_words").execute();
  const tree = await loadCategoryTree(db);
  const { total } = await db
    .selectFrom("products")
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  const uses = new Map<string, number>();
  let after = 0;
  for (let done = 0; done < total;) {
    const rows = (await readChunk(db, { after })).map((row) => indexRow(row, { tree, now }));
    await writeRows(db, rows);
    for (const { search_text } of rows) {
      for (const word of new Set(search_text.split(" ").filter(Boolean))) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    after = rows.at(-1)?.product_id ?? after;
    done += rows.length;
    onProgress?.(done, total);
  }
  await writeWords(db, uses);
}
