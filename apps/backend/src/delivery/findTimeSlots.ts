import { type Expression, type Kysely, type Selectable, type SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SectorTable, TimeRangeTable, TimeSlotTable } from "../database/tables/TimetableTables.ts";

/** A time slot as seen by one cart, or without a cart. */
export interface TimeSlotRow
  extends Selectable<TimeSlotTable>, Pick<Selectable<TimeRangeTable>, "time_from" | "time_to"> {
  readonly sector_name: Selectable<SectorTable>["name"];
  /** Places that are taken or held now, the cart's own not counted. */
  readonly taken: number;
  /** Until when a place is held for the cart. */
  readonly held_until: string | null;
}

interface Sought {
  readonly where: Expression<SqlBool>;
  readonly cartId: string | null;
  readonly now: Date;
}

/** Time slots, the earliest first. One statement. */
export async function findTimeSlots(
  db: Kysely<DatabaseSchema>,
  { where, cartId, now }: Sought,
): Promise<TimeSlotRow[]> {
  return await db
    .selectFrom("time_slots as slot")
    .innerJoin("time_ranges as range", "range.id", "slot.time_range_id")
    .innerJoin("sectors as sector", "sector.id", "slot.sector_id")
    .leftJoin("time_slot_places as place", (join) =>
      join
        .onRef("place.time_slot_id", "=", "slot.id")
        .on((eb) => eb.or([eb("place.held_until", "is", null), eb("place.held_until", ">", now.toISOString())])),
    )
    .where(where)
    .groupBy(["slot.id", "range.id", "sector.id"])
    .orderBy("slot.range_date")
    .orderBy("range.time_from")
    .orderBy("slot.id")
    .selectAll("slot")
    .select(["range.time_from", "range.time_to", "sector.name as sector_name"])
    .select((eb) => [
      eb.fn.count<number>("place.place").filterWhere("place.cart_id", "is distinct from", cartId).as("taken"),
      eb.fn.max("place.held_until").filterWhere("place.cart_id", "=", cartId).as("held_until"),
    ])
    .execute();
}
