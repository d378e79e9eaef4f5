import { budapestDay } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { daysAhead } from "./ensureTimeSlots.ts";
import { findTimeSlots, type TimeSlotRow } from "./findTimeSlots.ts";
import { servesPostcode } from "./servesPostcode.ts";

interface SlotsOfPlace {
  readonly postcode: number;
  /** Its own place counts as free. */
  readonly cartId: string | null;
  readonly now: Date;
}

/** The time slots for a postcode that are still offered, the earliest first. One statement. */
export async function slotsOfPlace(
  db: Kysely<DatabaseSchema>,
  { postcode, cartId, now }: SlotsOfPlace,
): Promise<TimeSlotRow[]> {
  const where = sql<boolean>`${servesPostcode("slot.sector_id", postcode)} and slot.visible_until >= ${now.toISOString()}
    and slot.range_date <= ${budapestDay(now)}::date + ${daysAhead}::integer`;
  return await findTimeSlots(db, { where, cartId, now });
}
