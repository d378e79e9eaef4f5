import type { Insertable, Kysely } from "kysely";
import { unsaid } from "../cart/encodeCart.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderProductTable, OrderTable } from "../database/tables/OrderTables.ts";
import type { OrderedLine } from "./costsOfCart.ts";
import { insertOrderRow } from "./insertOrderRow.ts";

function productRow(
  { product, ...line }: OrderedLine,
  { orderId, index }: { readonly orderId: number; readonly index: number },
): Insertable<OrderProductTable> {
  return {
    order_id: orderId,
    line: index + 1,
    product_id: product.id,
    name: product.name,
    quantity: line.quantity,
    quantity_name: product.default_quantity_name,
    quantity_type: line.quantity_type,
    alternative_quantity: line.alternative_quantity,
    alternative_quantity_name: line.alternative_quantity === null ? null : product.alternative_quantity_name,
    sliced: line.sliced,
    substitution: line.substitution ?? unsaid,
    price: line.price,
    total: line.total,
    deposit: line.deposit,
    discount: line.discount,
    vat: line.vat,
    vat_amount: line.vat_amount,
    is_returnable: product.is_returnable,
    gift_card_text: line.gift_card_text,
    ribbon_color: line.ribbon_color,
  };
}

/** Writes an order down with its lines and its first event, and returns its id. Call it in the transaction that places it. */
export async function insertOrder(
  db: Kysely<DatabaseSchema>,
  { order, lines }: { readonly order: Insertable<OrderTable>; readonly lines: ReadonlyArray<OrderedLine> },
): Promise<number> {
  const id = await insertOrderRow(db, order);
  await db
    .insertInto("order_products")
    .values(lines.map((line, index) => productRow(line, { orderId: id, index })))
    .execute();
  await db
    .insertInto("order_events")
    .values({ order_id: id, status: order.status, created_at: order.created_at })
    .execute();
  return id;
}
