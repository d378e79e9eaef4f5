import type { TimeRangeTable, TimetableEntryTable } from "../../database/tables/TimetableTables.ts";
import { sectors } from "./sectors.ts";

const hour = (of: number): string => `${String(of).padStart(2, "0")}:00`;

/** Two hours each, from 7 to 21. */
export const timeRanges: ReadonlyArray<TimeRangeTable> = [7, 9, 11, 13, 15, 17, 19].map((from, index) => ({
  id: index + 1,
  time_from: hour(from),
  time_to: hour(from + 2),
}));

/** Of Sunday, which begins late and ends early. */
const sunday: ReadonlySet<string> = new Set(["09:00", "11:00", "13:00", "15:00"]);

/** Most people are at home before and after work. */
const priceOf = (from: string): number =>
  from < "09:00" || from >= "17:00" ? 1490 : from < "11:00" || from >= "15:00" ? 1190 : 990;

/** Around Budapest a round is longer, so it takes fewer orders and costs more. */
const isFar = (sectorId: number): boolean => sectorId === 4;

/** The weekly timetable, the same in every sector. */
export function timetable(): ReadonlyArray<TimetableEntryTable> {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  return sectors.flatMap(({ id: sector_id }) =>
    weekdays.flatMap((weekday) =>
      timeRanges
        .filter(({ time_from }) => weekday < 7 || sunday.has(time_from))
        .map(({ id: time_range_id, time_from }) => ({
          sector_id,
          weekday,
          time_range_id,
          order_limit: isFar(sector_id) ? 8 : 14,
          weight_limit: 40_000,
          price: priceOf(time_from) + (isFar(sector_id) ? 500 : 0),
          hours_visible_before: 12,
        })),
    ),
  );
}
