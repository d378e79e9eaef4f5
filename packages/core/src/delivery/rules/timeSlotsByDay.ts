import type { TimeSlot } from "../model/TimeSlot.ts";

/** A day (`2026-11-21`) and its time slots. */
export interface TimeSlotDay<Slot> {
  readonly day: string;
  readonly slots: ReadonlyArray<Slot>;
}

/**
 * Time slots day by day, those of a day by their start.
 *
 * @rule SHIP-6
 * @example timeSlotsByDay([{ day: "2026-11-22", from: "08:00" }, { day: "2026-11-21", from: "10:00" }]).map(({ day }) => day) // => ["2026-11-21", "2026-11-22"]
 */
export function timeSlotsByDay<Slot extends Pick<TimeSlot, "day" | "from">>(
  slots: ReadonlyArray<Slot>,
): ReadonlyArray<TimeSlotDay<Slot>> {
  const days = [...new Set(slots.map(({ day }) => day))].sort();
  return days.map((day) => ({
    day,
    slots: slots.filter((slot) => slot.day === day).sort((a, b) => a.from.localeCompare(b.from)),
  }));
}
