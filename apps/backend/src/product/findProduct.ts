import type { Context } from "../graphql/Context.ts";
import { productColumns, type ProductRow } from "./ProductRow.ts";
import { toRowId } from "../database/toRowId.ts";

type Reading = Pick<Context, "db">;

/** The product with this id, in any status. */
export async function findProductById(id: string, { db }: Reading): Promise<ProductRow | null> {
  const rowId = toRowId(id);
  if (rowId === null) return null;
  const row = await db.selectFrom("products").where("id", "=", rowId).select(productColumns).executeTakeFirst();
  return row ?? null;
}

/** The product with this `url_key`, else the one with this `smarturl`. */
export async function findProductByUrlKey(urlKey: string, { db }: Reading): Promise<ProductRow | null> {
  const rows = await db
    .selectFrom("products")
    .where((eb) => eb.or([eb("url_key", "=", urlKey), eb("smarturl", "=", urlKey)]))
    .select(productColumns)
    .execute();
  return rows.find(({ url_key }) => url_key === urlKey) ?? rows[0] ?? null;
}
