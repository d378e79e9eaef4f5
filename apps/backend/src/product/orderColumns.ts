import { type RawBuilder, sql } from "kysely";
import type { SortDirection } from "../generated/types.ts";
import type { ProductList, ProductOrder, SearchQuery } from "../graphql/parents/ProductList.ts";

/** The default direction. */
export const naturalDirection: Readonly<Record<ProductOrder["sort"], SortDirection>> = {
  CREATED_AT: "DESC",
  ID: "ASC",
  NAME: "ASC",
  PREFIXBOX_SCORE: "DESC",
  PRICE: "ASC",
  SEARCH_SCORE: "DESC",
  SORT: "ASC",
  UNIT_PRICE: "ASC",
};

/**
 * Relevance: first products with all words as written, then by field; the name counts most, more so when it begins with
 * the first word.
 */
const searchScore = ({ query, exactQuery, firstWord }: SearchQuery): RawBuilder<number> =>
  sql`(case when search @@ ${exactQuery}::tsquery then 1 + ts_rank('{0.02, 0.1, 0.4, 1}', search, ${exactQuery}::tsquery) else 0 end
    + ts_rank('{0.02, 0.1, 0.4, 1}', search, ${query}::tsquery) * 0.5
    + case when search_text || ' ' like ${`${firstWord} %`} then 0.5 else 0 end)`;

function sortColumn(sort: ProductOrder["sort"], { search }: { search: SearchQuery | null }): RawBuilder<unknown> {
  switch (sort) {
    case "CREATED_AT":
      return sql`created_at`;
    case "ID":
      return sql`product_id`;
    case "NAME":
      return sql`name_key`;
    case "PREFIXBOX_SCORE":
      return sql`score`;
    case "PRICE":
      return sql`current_price`;
    case "SEARCH_SCORE":
      return search === null ? sql`score` : searchScore(search);
    case "SORT":
      return sql`sort`;
    case "UNIT_PRICE":
      return sql`current_unit_price`;
  }
}

/** The columns of `product_index` that a list is in the order of. Ties are broken the same way on every page. */
export function orderColumns({ order, selection }: ProductList): RawBuilder<unknown> {
  if (order === null) return sql`array_position(${[...(selection.ids ?? [])]}::integer[], product_id)`;
  const column = sortColumn(order.sort, selection);
  const direction = order.direction === "ASC" ? sql`asc` : sql`desc`;
  if (order.sort === "SEARCH_SCORE") return sql`${column} ${direction}, score ${direction}, product_id`;
  // Only unit prices can be null; for the others an index order does not allow "nulls last".
  return order.sort === "UNIT_PRICE"
    ? sql`${column} ${direction} nulls last, product_id`
    : sql`${column} ${direction}, product_id`;
}
