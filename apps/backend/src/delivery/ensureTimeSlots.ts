import { isDelivered, orderableUntil, type SpecialDays } from "@kamra/core/content";
import { budapestDay } from "@kamra/core/product";
import type { Insertable, Kysely } from "kysely";
import { loadCourierDays } from "../content/findStoreAt.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { TimeSlotTable } from "../database/tables/TimetableTables.ts";

/** The number of days after today with time slots. */
export const daysAhead = 7;

interface Turn {
  readonly now: Date;
  readonly specialDays: SpecialDays;
}

/** The days that the timetable is for, from today on. */
function comingDays(now: Date): ReadonlyArray<{ readonly day: string; readonly weekday: number }> {
  const today = Date.parse(`${budapestDay(now)}T00:00:00Z`);
  return Array.from({ length: daysAhead + 1 }, (_none, ahead) => new Date(today + ahead * 86_400_000)).map((date) => ({
    day: date.toISOString().slice(0, 10),
    weekday: date.getUTCDay() || 7,
  }));
}

/** The slots of the timetable that the calendar allows, in the order of their times. */
async function timetableSlots(
  db: Kysely<DatabaseSchema>,
  { now, specialDays }: Turn,
): Promise<Insertable<TimeSlotTable>[]> {
  const entries = await db
    .selectFrom("timetable_entries as entry")
    .innerJoin("time_ranges as range", "range.id", "entry.time_range_id")
    .orderBy("range.time_from")
    .orderBy("entry.sector_id")
    .selectAll("entry")
    .select(["range.time_from", "range.time_to"])
    .execute();
  return comingDays(now).flatMap(({ day, weekday }) =>
    entries.flatMap(({ time_from: from, time_to: to, hours_visible_before: hoursBefore, ...entry }) => {
      const range = { day, from, to };
      if (entry.weekday !== weekday || !isDelivered(range, { specialDays })) return [];
      const { weekday: _, ...terms } = entry;
      return [
        { ...terms, range_date: day, visible_until: orderableUntil(range, { hoursBefore, specialDays }).toISOString() },
      ];
    }),
  );
}

/** Closes slots of days that became special days: free slots are deleted, the others sell no more places. */
async function closeSlots(db: Kysely<DatabaseSchema>, { specialDays }: Turn): Promise<void> {
  if (specialDays.length === 0) return;
  const days = specialDays.map(({ date }) => date);
  const slots = await db
    .selectFrom("time_slots as slot")
    .innerJoin("time_ranges as range", "range.id", "slot.time_range_id")
    .where("slot.range_date", "in", days)
    .select(["slot.id", "slot.range_date as day", "range.time_from as from", "range.time_to as to"])
    .execute();
  const closed = slots.filter((range) => !isDelivered(range, { specialDays })).map(({ id }) => id);
  if (closed.length === 0) return;
  await db.updateTable("time_slots").set({ is_active: false }).where("id", "in", closed).execute();
  await db
    .deleteFrom("time_slots")
    .where("id", "in", closed)
    .where("id", "not in", db.selectFrom("time_slot_places").select("time_slot_id"))
    .execute();
}

/**
 * Creates the time slots of today and the next seven days from the timetable and the calendar; existing slots stay, unless
 * their day has been closed. It is idempotent, and safe in several processes.
 *
 * @rule SHIP-11
 */
export async function ensureTimeSlots(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  const turn = { now, specialDays: await loadCourierDays({ db, now }) };
  const slots = await timetableSlots(db, turn);
  if (slots.length > 0)
    await db
      .insertInto("time_slots")
      .values(slots)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await closeSlots(db, turn);
}
