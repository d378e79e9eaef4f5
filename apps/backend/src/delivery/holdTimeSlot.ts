import type { TimeSlotRefusal } from "@kamra/core/delivery";
import { type Kysely, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** How long a place is kept, in milliseconds. */
export const holdFor = 15 * 60_000;

interface Hold {
  readonly cartId: string;
  /** `null` gives the cart's place back. */
  readonly slotId: number | null;
  readonly now: Date;
}

/** Every change of a slot's places locks its row; two slots are locked in the order of their ids. */
async function lockSlots(db: Kysely<DatabaseSchema>, { cartId, slotId }: Hold): Promise<ReadonlyArray<number>> {
  const place = await db
    .selectFrom("time_slot_places")
    .where("cart_id", "=", cartId)
    .select("time_slot_id")
    .executeTakeFirst();
  const ids = [place?.time_slot_id, slotId].flatMap((id) => id ?? []);
  const rows = await db
    .selectFrom("time_slots")
    .where(among("id", ids))
    .orderBy("id")
    .forUpdate()
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Reserves a place in a time slot for a cart for 15 minutes, in exchange for its former one. Returns the reason when it
 * cannot: the slot is full, or unknown. Call it in a transaction that holds the cart.
 */
export async function holdTimeSlot(
  db: Kysely<DatabaseSchema>,
  hold: Hold,
): Promise<Extract<TimeSlotRefusal, "full" | "inactive"> | null> {
  const { cartId, slotId, now } = hold;
  const slots = await lockSlots(db, hold);
  await db.deleteFrom("time_slot_places").where("cart_id", "=", cartId).where("held_until", "is not", null).execute();
  if (slotId === null) return null;
  if (!slots.includes(slotId)) return "inactive";
  await db
    .deleteFrom("time_slot_places")
    .where("time_slot_id", "=", slotId)
    .where("held_until", "<=", now.toISOString())
    .execute();
  const { rows } = await sql`
    insert into time_slot_places (time_slot_id, place, order_limit, cart_id, held_until)
    select slot.id, number, slot.order_limit, ${cartId}, ${new Date(now.getTime() + holdFor).toISOString()}
    from time_slots slot, generate_series(1, slot.order_limit) as number
    where slot.id = ${slotId}
      and not exists (select from time_slot_places place where place.time_slot_id = slot.id and place.place = number)
    order by number limit 1
    returning place`.execute(db);
  return rows.length > 0 ? null : "full";
}
