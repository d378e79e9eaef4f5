import { type RawBuilder, sql } from "kysely";
import type { Context } from "../graphql/Context.ts";
import type { ProductList } from "../graphql/parents/ProductList.ts";
import { selectionConditions } from "./selectionConditions.ts";

/** In a divided catalogue, a list of twice as many products or more is one of the most popular of them alone, at least so many. */
export const enoughListed = 1000;

/** The lists of a catalogue of fewer products are whole: a grocery's price list must begin with the cheapest. */
const leastDivided = 50_000;

/**
 * How many parts a catalogue of so many products has. Each part is the more popular half of the one before: 1 that of all products.
 * The least still has enough products for a list.
 */
export const countParts = (products: number, { dividedFrom = leastDivided } = {}): number =>
  products < dividedFrom ? 0 : Math.max(0, Math.floor(Math.log2(products / enoughListed)));

const parts = sql<number>`(select value::integer from meta where key = 'popular_parts')`;

/**
 * The list of the smallest popular part that has enough of the products; of all products when there are fewer. So a list, its facets and its ranking
 * cost the same however many products a shop has. One statement.
 */
export async function narrowToPopular(
  list: ProductList,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<ProductList> {
  const { selection } = list;
  if (selection.ids !== null) return list;
  const part: RawBuilder<number> = sql.ref("part");
  // Any part with enough products is right; the series begins with the smallest.
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(${parts}, 1, -1) part
    where (select count(*) from (
      select from product_index where ${selectionConditions(selection, { now, part })} limit ${enoughListed}
    ) listed) = ${enoughListed} limit 1`.execute(db);
  return { ...list, selection: { ...selection, part: rows[0]?.part ?? null } };
}
