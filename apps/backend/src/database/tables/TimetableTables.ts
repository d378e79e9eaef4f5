import type { Generated, GeneratedAlways } from "kysely";

/** A sector of the courier. */
export interface SectorTable {
  id: number;
  name: string;
}

/** `07:00` to `09:00`, by the clock on the wall. */
export interface TimeRangeTable {
  id: number;
  time_from: string;
  time_to: string;
}

interface SlotTerms {
  /** Its number of places. */
  order_limit: number;
  /** The maximum weight of an order, in grams. */
  weight_limit: number;
  /** Whole forint. */
  price: number;
}

/** The weekly timetable that time slots are created from. */
export interface TimetableEntryTable extends SlotTerms {
  sector_id: number;
  /** Monday 1, Sunday 7. */
  weekday: number;
  time_range_id: number;
  /** How long before its start a slot closes. */
  hours_visible_before: number;
}

export interface TimeSlotTable extends SlotTerms {
  id: GeneratedAlways<number>;
  sector_id: number;
  /** A calendar day. */
  range_date: string;
  time_range_id: number;
  visible_until: string;
  is_active: Generated<boolean>;
}

/** A cart's place in a slot. */
export interface TimeSlotPlaceTable {
  time_slot_id: number;
  /** From 1 to the slot's limit. */
  place: number;
  /** The slot's. */
  order_limit: number;
  cart_id: string;
  /** `null` once it is taken for good. */
  held_until: string | null;
}

/** The tables of the timetable. */
export interface TimetableTables {
  sectors: SectorTable;
  time_ranges: TimeRangeTable;
  timetable_entries: TimetableEntryTable;
  time_slots: TimeSlotTable;
  time_slot_places: TimeSlotPlaceTable;
}
