import { createServer, type IncomingMessage, type Server } from "node:http";
import { catalogueWords, type CatalogueWords, rankingOf, searchPoints, understandTerm } from "@kamra/core/search";
import { Kind, parse } from "graphql";
import pg from "pg";
import { valueParsers } from "../../apps/backend/src/database/valueParsers.ts";
import { imageUrls } from "../../apps/backend/src/image/imageUrls.ts";
import { demoPictures } from "@kamra/demo-data";
import { foundQuery, tsqueryOf } from "../../apps/backend/src/database/engine/tsqueryOf.ts";
import { documents, pageSize } from "./requests.ts";

type Row = Readonly<Record<string, unknown>>;

const shown = ["AVAILABLE", "OUT_OF_STOCK", "SEASONAL", "UNAVAILABLE"];

/** A page of a shelf, or of search results: they differ in selection and order. */
const shelf = {
  where: "status = any($1::text[]) and category_ids @> $2::integer[]",
  order: "status <> 'AVAILABLE', score desc, product_id",
  more: 0,
};
const found = (points: ReadonlyArray<number>) => ({
  where: "status = any($1::text[]) and search @@ $2::tsquery",
  order: `(${[
    ...points.map((worth, index) => `case when search @@ $${index + 3}::tsquery then ${worth} else 0 end`),
    `case when status = 'AVAILABLE' then ${searchPoints.available} else 0 end`,
    `case when current_price < price then ${searchPoints.reduced} else 0 end`,
    `score / (score + 50) * ${searchPoints.popular}`,
  ].join(" + ")}) desc, score desc, product_id`,
  more: points.length,
});

const statementsOf = (name: string, { where, order, more }: typeof shelf) => ({
  page: {
    name: `${name} page`,
    text: `select product.* from unnest(array(
        select product_id from product_index where ${where} order by ${order} limit ${pageSize} offset $${3 + more}
      )) with ordinality as page(product_id, place) join products product on product.id = page.product_id order by page.place`,
  },
  count: { name: `${name} count`, text: `select count(*) as total from product_index where ${where}` },
  figures: {
    name: `${name} figures`,
    text: `select min(current_price) as price_min, max(current_price) as price_max, count(*) filter (where current_price < price) as discounted_count,
        count(*) filter (where news_to_date > $3 and (news_from_date is null or news_from_date <= $3)) as news_count
      from product_index where ${where}`,
  },
  facets: {
    name: `${name} facets`,
    text: `select attribute.code, attribute.name, option.id, option.label, sum(counted.count) as count
      from (select option_id, count(*) as count from (select unnest(option_ids) as option_id from product_index where ${where}) product group by option_id) counted
      join attribute_options option on option.id = counted.option_id and option.is_active
      join attributes attribute on attribute.id = option.attribute_id and attribute.is_active and attribute.filterable
      group by attribute.id, option.id order by attribute.position, attribute.id, option.position, option.id`,
  },
});

const onShelf = statementsOf("shelf", shelf);
/** A statement for each sequence of points, which depends on the term alone. */
const foundBy = (points: ReadonlyArray<number>) => statementsOf(`found ${points.join(" ")}`, found(points));

const allWords = { name: "words", text: "select word, written, uses, is_brand, is_for_adults from search_words" };
const isFound = {
  name: "is found",
  text: `select min(place)::integer as place from unnest($1::text[]) with ordinality as reading(query, place)
    where exists (select from product_index where search @@ reading.query::tsquery and status <> 'PERMANENTLY_ENDED')`,
};
const images = {
  name: "images",
  text: `select link.product_id, image.id, image.key, image.alt from product_images link join images image on image.id = link.image_id
    where link.product_id = any($1::integer[]) order by link.product_id, link.position, link.image_id`,
};
const attributes = {
  name: "attributes",
  text: `select chosen.product_id, attribute.code, attribute.name, attribute.is_active, option.id as option_id, option.label, option.is_active as option_is_active
    from product_attribute_options chosen join attribute_options option on option.id = chosen.option_id join attributes attribute on attribute.id = option.attribute_id
    where chosen.product_id = any($1::integer[]) order by chosen.product_id, attribute.position, attribute.id, option.position, option.id`,
};
const categories = {
  name: "categories",
  text: `select link.product_id, category.id, category.name, category.url_key from product_categories link join categories category on category.id = link.category_id
    where link.product_id = any($1::integer[]) order by link.product_id, link.position, link.category_id`,
};
const empties = {
  name: "empties",
  text: `select link.product_id, empty.id, empty.name, empty.price, empty.weight from product_empties link join empties empty on empty.id = link.empty_id
    where link.product_id = any($1::integer[]) order by link.product_id, link.empty_id`,
};

const asId = (id: unknown): string | null => (typeof id === "number" ? String(id) : null);

/** The rows of each product. */
function byProduct(rows: ReadonlyArray<Row>): (id: unknown) => ReadonlyArray<Row> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row["product_id"]);
    if (group === undefined) groups.set(row["product_id"], [row]);
    else group.push(row);
  }
  return (id) => groups.get(id) ?? [];
}

/** Rows of options as attributes with their options. */
function attributesOf(
  rows: ReadonlyArray<Row>,
  optionOf: (row: Row) => Row,
  more: (row: Row) => Row,
): ReadonlyArray<Row> {
  const made: { code: unknown; options: Row[] }[] = [];
  for (const row of rows) {
    const last = made.at(-1);
    if (last?.code === row["code"]) last?.options.push(optionOf(row));
    else made.push({ code: row["code"], ...more(row), options: [optionOf(row)] });
  }
  return made;
}

function votesOf(row: Row): Row {
  const names = ["vote_count_one", "vote_count_two", "vote_count_three", "vote_count_four", "vote_count_five"];
  const counts = names.map((name) => Number(row[name]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    ...Object.fromEntries(names.map((name, index) => [name, counts[index]])),
    vote_avg: total === 0 ? null : Math.round((stars * 100) / total) / 100,
  };
}

/** The fields without selections that the client's document asks of a product: columns by name. A guest has no price of their own. */
const plainColumns = parse(documents.products).definitions.flatMap((definition) =>
  definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === "Product"
    ? definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD && selection.selectionSet === undefined ? [selection.name.value] : [],
      )
    : [],
);

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : null;

/** Asks the database by a prepared statement. */
type Ask = (
  statement: { readonly name: string; readonly text: string },
  values: ReadonlyArray<unknown>,
) => Promise<ReadonlyArray<Row>>;

async function productsOf(ask: Ask, rows: ReadonlyArray<Row>): Promise<ReadonlyArray<Row>> {
  const ids = [rows.map((row) => row["id"])];
  const [imagesOf, optionsOf, categoriesOf, emptiesOf] = (
    await Promise.all([ask(images, ids), ask(attributes, ids), ask(categories, ids), ask(empties, ids)])
  ).map(byProduct);
  return rows.map((row) => {
    const of = (group: typeof imagesOf) => group?.(row["id"]) ?? [];
    return {
      ...Object.fromEntries(plainColumns.map((column) => [column, row[column] ?? null])),
      id: asId(row["id"]),
      default_category_id: asId(row["default_category_id"]),
      vote_calculated: votesOf(row),
      categories: of(categoriesOf).map(({ id, name, url_key }) => ({ id: asId(id), name, url_key })),
      empties: of(emptiesOf).map(({ id, name, price, weight }) => ({ id: asId(id), name, price, weight })),
      attributes: attributesOf(
        of(optionsOf),
        ({ option_id, label, option_is_active }) => ({ id: asId(option_id), label, is_active: option_is_active }),
        ({ name, is_active }) => ({ name, is_active }),
      ),
      images: of(imagesOf).map(({ id, alt, key }) => ({
        id: asId(id),
        alt,
        conversions: imageUrls(String(key), demoPictures),
      })),
    };
  });
}

const wordsKept = new WeakMap<Ask, Promise<CatalogueWords>>();

async function readWords(ask: Ask): Promise<CatalogueWords> {
  const rows = await ask(allWords, []);
  return catalogueWords(
    rows.map((row) => ({
      word: String(row["word"]),
      written: String(row["written"]),
      uses: Number(row["uses"]),
      isBrand: row["is_brand"] === true,
      isForAdults: row["is_for_adults"] === true,
    })),
  );
}

/** The rules' reading of a term; they are the shop's, only the SQL is not. */
async function queryOf(ask: Ask, term: string) {
  const kept = wordsKept.get(ask) ?? readWords(ask);
  wordsKept.set(ask, kept);
  const words = await kept;
  const readings = understandTerm(term, { words });
  const rankings = readings.map((reading) => rankingOf(reading, { words }));
  const [first] = await ask(isFound, [rankings.map(foundQuery)]);
  const place = Number(first?.["place"] ?? 1) - 1;
  const ranking = rankings[place];
  return {
    query: ranking === undefined ? "" : foundQuery(ranking),
    steps: ranking?.steps ?? [],
    corrected: readings[place]?.corrected ?? null,
  };
}

async function pageOf(ask: Ask, body: unknown): Promise<Row> {
  const currentPage = Number(field(body, "page"));
  const term = field(body, "term");
  const offset = (currentPage - 1) * pageSize;
  let chosen: unknown = [Number(field(body, "categoryId"))];
  let order: ReadonlyArray<unknown> = [];
  let corrected_term: string | null = null;
  let statements = onShelf;
  if (typeof term === "string") {
    const { query, steps, corrected } = await queryOf(ask, term);
    corrected_term = corrected;
    chosen = query;
    order = steps.map(({ condition }) => tsqueryOf(condition));
    statements = foundBy(steps.map(({ points }) => points));
  }
  const { page, count, figures, facets } = statements;
  const [data, [counted], [figured], options] = await Promise.all([
    ask(page, [shown, chosen, ...order, offset]).then((rows) => productsOf(ask, rows)),
    ask(count, [shown, chosen]),
    ask(figures, [shown, chosen, new Date().toISOString()]),
    ask(facets, [shown, chosen]),
  ]);
  const total = Number(counted?.["total"]);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return {
    data,
    corrected_term,
    paginatorInfo: { currentPage, perPage: pageSize, lastPage, total },
    popular_only: false,
    facets: {
      ...figured,
      attributes: attributesOf(
        options,
        ({ id, label, count }) => ({ id: asId(id), label, count }),
        ({ name }) => ({ name }),
      ),
    },
  };
}

/**
 * The minimal server for the same page of products as JSON: Node's own server, SQL by hand, prepared statements, and no
 * GraphQL, rules, limits or log. Its answers equal the shop's to the letter.
 */
export function plainServer(connectionString: string, { connections }: { readonly connections: number }): Server {
  const getTypeParser = (type: number, format?: "text" | "binary"): unknown =>
    valueParsers[type] ?? pg.types.getTypeParser(type, format);
  const pool = new pg.Pool({ connectionString, max: connections, types: { getTypeParser } });
  const ask: Ask = async (statement, values) =>
    (await pool.query<Record<string, unknown>>({ ...statement, values: [...values] })).rows;

  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => pageOf(ask, body))
      .then((answer) =>
        response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(answer)),
      )
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.on("close", () => void pool.end());
  return server;
}
