import { deliveryTexts } from "@kamra/core/delivery";
import { sql } from "kysely";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { findTimeSlots } from "../delivery/findTimeSlots.ts";
import { holdTimeSlot } from "../delivery/holdTimeSlot.ts";
import { servesPostcode } from "../delivery/servesPostcode.ts";
import { takeTimeSlot } from "../delivery/takeTimeSlot.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { takeStock } from "./takeStock.ts";
import { placingTexts } from "./text.hu.ts";

interface Goods {
  readonly lines: Parameters<typeof takeStock>[1];
  readonly cartId: string;
  /** The time slot in which the cart has a place; `null` without one. */
  readonly slot: object | null;
}

type Reserving = Pick<Context, "db" | "now">;

const slotIsFull = { timetable_time_slot: [deliveryTexts.timeSlotRefusals.full] };

/**
 * Takes an order's goods and its place in a time slot. Call it in the transaction that accepts the order.
 *
 * Errors: as `takeStock`; Refusal VALIDATION_FAILED for `timetable_time_slot`.
 */
export async function reserveGoods({ lines, cartId, slot }: Goods, { db, now }: Reserving): Promise<void> {
  await takeStock(db, lines);
  if (slot !== null && (await takeTimeSlot(db, { cartId, now })) === null) refuseInvalid(slotIsFull);
}

/** Gives the order's cart a place in its time slot again: the one that it had is over after a while. */
async function holdAgain({ cart_id: cartId, time_slot, shipping_address }: OrderRow, { db, now }: Reserving) {
  const postcode = shipping_address?.postcode ?? null;
  if (time_slot === null || postcode === null) return;
  const { range_date, time_from, time_to } = time_slot;
  const where = sql<boolean>`slot.range_date = ${range_date} and range.time_from = ${time_from}
    and range.time_to = ${time_to} and slot.is_active and ${servesPostcode("slot.sector_id", postcode)}`;
  const [slot] = await findTimeSlots(db, { where, cartId, now });
  if (slot === undefined || (await holdTimeSlot(db, { cartId, slotId: slot.id, now })) !== null)
    refuseInvalid(slotIsFull);
}

/**
 * Takes the goods and the place of an order that waited for a click in a mail; of others nothing. Call it in a
 * transaction that holds the order.
 *
 * Errors: Refusal VALIDATION_FAILED for `products` or `timetable_time_slot`, with what has gone meanwhile.
 *
 * @rule LIMIT-3
 */
export async function reserveConfirmed(order: OrderRow, context: Reserving): Promise<void> {
  if (order.is_reserved) return;
  const { db } = context;
  const products = await db
    .selectFrom("order_products")
    .leftJoin("products", "products.id", "order_products.product_id")
    .where("order_id", "=", order.id)
    .select(["products.id", "order_products.name", "quantity"])
    .execute();
  const deleted = products.filter(({ id }) => id === null).map(({ name }) => name);
  if (deleted.length > 0) refuseInvalid({ products: [placingTexts.shortages(deleted)] });
  const lines = products.flatMap(({ id, quantity }) => (id === null ? [] : [{ product: { id }, quantity }]));
  const slot = order.linked_order_id === null ? order.time_slot : null;
  if (slot !== null) await holdAgain(order, context);
  try {
    await reserveGoods({ lines, cartId: order.cart_id, slot }, context);
  } catch (error) {
    if (error instanceof Refusal && error.code === "PRODUCT_NOT_FOUND") refuseInvalid({ products: [error.message] });
    throw error;
  }
  await db.updateTable("orders").set({ is_reserved: true }).where("id", "=", order.id).execute();
}
