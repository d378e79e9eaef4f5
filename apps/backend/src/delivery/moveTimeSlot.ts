import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/**
 * Moves one cart's reserved place to another cart, in exchange for the other's own; does nothing without a reservation.
 * Call it in a transaction that holds both carts.
 */
export async function moveTimeSlot(
  db: Kysely<DatabaseSchema>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const places = db.selectFrom("time_slot_places").where("cart_id", "in", [from, to]).select("time_slot_id");
  await db.selectFrom("time_slots").where("id", "in", places).orderBy("id").forUpdate().select("id").execute();
  const moved = await db
    .selectFrom("time_slot_places")
    .where("cart_id", "=", from)
    .where("held_until", "is not", null)
    .select("time_slot_id")
    .executeTakeFirst();
  if (moved === undefined) return;
  await db.deleteFrom("time_slot_places").where("cart_id", "=", to).where("held_until", "is not", null).execute();
  await db.updateTable("time_slot_places").set({ cart_id: to }).where("cart_id", "=", from).execute();
}
