import type { GroceryStore, Hours } from "../model/GroceryStore.ts";

/**
 * When a store is open on a calendar day, `YYYY-MM-DD`: a special day counts before its weekday. Empty when it is closed.
 *
 * Errors: RangeError when the day is not one.
 *
 * @example hoursOn({ week: [{ weekday: 6, opens: "07:00", closes: "20:00" }], specialDays: [] }, { day: "2026-11-21" }).length // => 1
 * @example hoursOn({ week: [{ weekday: 6, opens: "07:00", closes: "20:00" }], specialDays: [] }, { day: "2026-11-22" }).length // => 0
 */
export function hoursOn(
  { week, specialDays }: Pick<GroceryStore, "week" | "specialDays">,
  { day }: { readonly day: string },
): ReadonlyArray<Hours> {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`Not a day: ${day}`);
  const weekday = new Date(instant).getUTCDay() || 7;
  return specialDays.find(({ date }) => date === day)?.hours ?? week.filter((hours) => hours.weekday === weekday);
}
