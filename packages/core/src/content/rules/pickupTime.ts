import { budapestDay } from "../../product/budapestDay.ts";
import type { Moment } from "../../product/Moment.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import type { GroceryStore } from "../model/GroceryStore.ts";
import { hoursOn } from "./hoursOn.ts";

/** Milliseconds of opening time that picking an order takes: three hours. */
const pickingTime = 3 * 60 * 60_000;
const quarter = 15 * 60_000;
/** The number of days ahead for which special days are known. */
const daysAhead = 30;

/** The first time at which an order can be fetched from a store. */
export interface PickupTime {
  readonly from: Date;
  /** When the store closes on that day: `21:00`. */
  readonly until: string;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * When goods that are ordered now can be fetched from a store: after three hours of opening time, rounded up to a
 * quarter of an hour. `null` when it is not open that long within 30 days.
 *
 * @example pickupTime({ week: [{ weekday: 6, opens: "07:00", closes: "20:00" }], specialDays: [] }, { now: new Date("2026-11-21T10:02:00Z") }) // => { from: new Date("2026-11-21T13:15:00Z"), until: "20:00" }
 */
export function pickupTime(
  store: Pick<GroceryStore, "week" | "specialDays">,
  { now, timeZone }: Moment,
): PickupTime | null {
  const ordered = Math.ceil(now.getTime() / quarter) * quarter;
  const today = budapestDay(now, { timeZone });
  let left = pickingTime;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = dayAfter(today, ahead);
    const hours = [...hoursOn(store, { day })].sort((one, other) => (one.opens < other.opens ? -1 : 1));
    for (const { opens, closes } of hours) {
      const from = Math.max(ordered, instantOfStamp(`${day}T${opens}`, { timeZone }) ?? Infinity);
      const open = (instantOfStamp(`${day}T${closes}`, { timeZone }) ?? 0) - from;
      if (open > left) return { from: new Date(from + left), until: closes };
      left -= Math.max(open, 0);
    }
  }
  return null;
}
