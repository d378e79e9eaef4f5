import { searchPoints } from "@kamra/core/search";
import { type RawBuilder, sql } from "kysely";
import { productSearch } from "../database/engine/productSearch.ts";
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

const pointsFor = (condition: RawBuilder<unknown>, points: number): RawBuilder<number> =>
  sql`case when ${condition} then ${sql.lit(points)} else 0 end`;

/** SEARCH-9 as SQL; a test holds it against the core's rule. */
function searchScore(search: SearchQuery): RawBuilder<number> {
  const { popular, available, reduced } = searchPoints;
  return sql`(${sql.join(
    [
      ...productSearch.points(search),
      pointsFor(sql`status = 'AVAILABLE'`, available),
      pointsFor(sql`current_price < price`, reduced),
      sql`score / (score + 50) * ${sql.lit(popular)}`,
    ],
    sql` + `,
  )})`;
}

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

const unit = sql`(select price_unit from products where products.id = product_id)`;

/** Products without a unit price come last; the others unit by unit, the list's most frequent first: a litre and a piece do not compare. */
const unitsApart = [sql`current_unit_price is null`, sql`count(*) over (partition by ${unit}) desc`, unit];

/**
 * The columns of `product_index` that a list is in the order of. Ties are broken the same way on every page.
 *
 * @rule CAT-7, CAT-8
 */
export function orderColumns({ order, selection }: ProductList): RawBuilder<unknown> {
  if (order === null) return sql`array_position(${[...(selection.ids ?? [])]}::integer[], product_id)`;
  const column = sortColumn(order.sort, selection);
  const direction = order.direction === "ASC" ? sql`asc` : sql`desc`;
  if (order.sort === "SEARCH_SCORE") return sql`${column} ${direction}, score ${direction}, product_id`;
  if (order.sort === "PREFIXBOX_SCORE") return sql`status <> 'AVAILABLE', ${column} ${direction}, product_id`;
  if (order.sort === "UNIT_PRICE") return sql`${sql.join(unitsApart, sql`, `)}, ${column} ${direction}, product_id`;
  return sql`${column} ${direction}, product_id`;
}
