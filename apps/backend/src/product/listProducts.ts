import { sql } from "kysely";
import type { PaginatorInfo } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { orderColumns } from "./orderColumns.ts";
import type { ProductList } from "../graphql/parents/ProductList.ts";
import { productColumns, type ProductRow } from "./ProductRow.ts";
import { selectionConditions } from "./selectionConditions.ts";

type Reading = Pick<Context, "db" | "now">;

/** Built once, because building takes longer than the rest of the statement. */
const columns = sql.raw(productColumns.map((column) => `products.${column}`).join(", "));

/**
 * The products of one page, in order. One statement. All of the list are found first: it is short (`narrowToPopular`), while an index in the order of the
 * whole catalogue may have a hundred thousand others before the forty-eighth.
 */
export async function listProducts(list: ProductList, { db, now }: Reading): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${columns}
    from unnest(array(
      with listed as materialized (select * from product_index where ${selectionConditions(list.selection, { now })})
      select product_id from listed
      order by ${orderColumns(list)} limit ${list.pageSize} offset ${(list.page - 1) * list.pageSize}
    )) with ordinality as page(product_id, place)
    join products on products.id = page.product_id
    order by page.place`.execute(db);
  return rows;
}

/** The page's position in the whole list. One statement. */
export async function countPages(
  { selection, page, pageSize }: ProductList,
  { db, now }: Reading,
): Promise<PaginatorInfo> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product_index where ${selectionConditions(selection, { now })}`.execute(db);
  const total = rows[0]?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return { currentPage: page, perPage: pageSize, lastPage, total, hasMorePages: page < lastPage };
}
