import { budapestDay } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** The number of days after today with time slots. */
export const daysAhead = 7;

/**
 * Creates the time slots of today and the next seven days from the timetable; existing slots stay. It is idempotent,
 * and safe in several processes.
 */
export async function ensureTimeSlots(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  const today = sql`${budapestDay(now)}::date`;
  await sql`
    insert into time_slots (sector_id, range_date, time_range_id, order_limit, weight_limit, price, visible_until)
    select entry.sector_id, day, entry.time_range_id, entry.order_limit, entry.weight_limit, entry.price,
      (day + range.time_from::time - make_interval(hours => entry.hours_visible_before)) at time zone 'Europe/Budapest'
    from generate_series(0, ${daysAhead}::integer) as ahead
    cross join lateral (select ${today} + ahead) as days (day)
    join timetable_entries entry on entry.weekday = extract(isodow from day)
    join time_ranges range on range.id = entry.time_range_id
    order by day, range.time_from, entry.sector_id
    on conflict do nothing`.execute(db);
}
