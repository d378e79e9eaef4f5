import type { ShippingMethod } from "@kamra/core/delivery";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { CartShippingAddress } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { linkableStatuses } from "./canBecome.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/** The data that a cart takes over from the order it is delivered with. */
export interface LinkedOrder {
  readonly row: OrderRow;
  readonly shippingMethod: Pick<ShippingMethod, "id" | "kind">;
  readonly shippingAddress: CartShippingAddress;
  /** Grams of the order and all orders linked to it. */
  readonly weight: number;
  /** Grams: of its time slot; `null` without one. */
  readonly weightLimit: number | null;
}

/** The caller's orders that a cart can be linked to, the newest first, without linked and unconfirmed ones; none for a guest. */
export async function findLinkableOrders({ db, user, now }: Pick<Context, "db" | "user" | "now">): Promise<OrderRow[]> {
  if (user === null) return [];
  return await db
    .selectFrom("orders")
    .where("user_id", "=", user.id)
    .where("status", "in", linkableStatuses)
    .where("cancellable_until", ">", now.toISOString())
    .where("linked_order_id", "is", null)
    .where("confirm_until", "is", null)
    .where("shipping_address", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .selectAll()
    .execute();
}

async function weigh(
  db: Kysely<DatabaseSchema>,
  { id, cart_id }: Pick<OrderRow, "id" | "cart_id">,
): Promise<Pick<LinkedOrder, "weight" | "weightLimit">> {
  const { rows } = await sql<Pick<LinkedOrder, "weight" | "weightLimit">>`
    select sum(weight)::bigint as weight, (
      select slot.weight_limit from time_slot_places place join time_slots slot on slot.id = place.time_slot_id
      where place.cart_id = ${cart_id}
    ) as "weightLimit"
    from orders
    where id = ${id} or (linked_order_id = ${id} and status not in ('CANCELED', 'MARKED_TO_CANCEL'))`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("An order that was just read cannot be weighed");
  return row;
}

/** The order that the caller's cart is linked to, while linking is still possible; else `null`. */
export async function findLinkedOrder(
  id: string | null,
  context: Pick<Context, "db" | "user" | "now">,
): Promise<LinkedOrder | null> {
  if (id === null) return null;
  const row = (await findLinkableOrders(context)).find((order) => String(order.id) === id);
  if (row === undefined || row.shipping_address === null) return null;
  return {
    row,
    shippingMethod: { id: String(row.shipping_method_id), kind: kindOfShipping(row.shipping_method_id) },
    shippingAddress: row.shipping_address,
    ...(await weigh(context.db, row)),
  };
}
