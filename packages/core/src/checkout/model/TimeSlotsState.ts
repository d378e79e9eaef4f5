import type { TimeSlot } from "../../delivery/model/TimeSlot.ts";
import type { TimeSlotHold } from "../../delivery/rules/timeSlotHold.ts";
import type { TimeSlotRefusal } from "../../delivery/rules/timeSlotRefusals.ts";
import type { TimeSlotDay } from "../../delivery/rules/timeSlotsByDay.ts";

/** A time slot and whether this cart can have it. */
export interface OfferedTimeSlot extends TimeSlot {
  /** Why this cart cannot have it; empty when it can. */
  readonly refusals: ReadonlyArray<TimeSlotRefusal>;
}

/** The available days and time slots. */
export interface TimeSlotsState {
  /** Null outside of the courier's area, and until loaded. */
  readonly days: ReadonlyArray<TimeSlotDay<OfferedTimeSlot>> | null;
  /** The cart's reserved slot, also a lost one; null without a choice. */
  readonly hold: Omit<TimeSlotHold<TimeSlot>, "leftMs"> | null;
}
