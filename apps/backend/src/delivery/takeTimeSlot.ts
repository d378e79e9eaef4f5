import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/**
 * Turns a cart's reserved place into the order's own, and returns the slot; `null` when the reservation has ended. Call
 * it in the transaction that places the order.
 */
export async function takeTimeSlot(
  db: Kysely<DatabaseSchema>,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<number | null> {
  const place = await db
    .updateTable("time_slot_places")
    .set({ held_until: null })
    .where("cart_id", "=", cartId)
    .where("held_until", ">", now.toISOString())
    .returning("time_slot_id")
    .executeTakeFirst();
  return place?.time_slot_id ?? null;
}
