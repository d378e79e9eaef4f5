import type { Generated, GeneratedAlways } from "kysely";

/** A part of the country that the courier goes round. */
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
  /** How many orders it takes. */
  order_limit: number;
  /** The most that one order may weigh; grams. */
  weight_limit: number;
  /** Whole forint. */
  price: number;
}

/** What every week is like: time slots are made from it. */
export interface TimetableEntryTable extends SlotTerms {
  sector_id: number;
  /** Monday 1, Sunday 7. */
  weekday: number;
  time_range_id: number;
  /** How long before its start a slot can last be chosen. */
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

/** The tables of when the courier comes. */
export interface TimetableTables {
  sectors: SectorTable;
  time_ranges: TimeRangeTable;
  timetable_entries: TimetableEntryTable;
  time_slots: TimeSlotTable;
  time_slot_places: TimeSlotPlaceTable;
}
