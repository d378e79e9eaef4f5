import type { TimeSlotStatus, TimetableTimeSlot } from "../generated/types.ts";
import type { TimeSlotRow } from "./findTimeSlots.ts";

function statusOf({ is_active, taken, order_limit }: TimeSlotRow): TimeSlotStatus {
  if (!is_active) return "INACTIVE";
  return taken < order_limit ? "ACTIVE" : "FULL";
}

/** A time slot as the contract writes it. */
export function encodeTimeSlot(row: TimeSlotRow): TimetableTimeSlot {
  return {
    id: String(row.id),
    sector: { id: String(row.sector_id), name: row.sector_name },
    order_limit: row.order_limit,
    weight_limit: row.weight_limit,
    price: row.price,
    range_date: row.range_date,
    timeRange: { id: String(row.time_range_id), time_from: row.time_from, time_to: row.time_to },
    visible_until: row.visible_until,
    status: statusOf(row),
    held_until: row.held_until,
  };
}
