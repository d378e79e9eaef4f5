import fc from "fast-check";
import { expect, it } from "vitest";
import { budapestDay } from "../../product/budapestDay.ts";
import { runs } from "../../runs.test.config.ts";
import { hoursOn } from "./hoursOn.ts";
import { pickupTime } from "./pickupTime.ts";

const hour = fc.integer({ min: 0, max: 22 });
const text = (value: number) => `${String(value).padStart(2, "0")}:00`;
const week = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), hour, fc.integer({ min: 1, max: 12 })), { maxLength: 7 })
  .map((days) =>
    [...new Map(days.map((day) => [day[0], day])).values()].map(([weekday, opens, length]) => ({
      weekday,
      opens: text(opens),
      closes: text(Math.min(opens + length, 23)),
    })),
  );
const clock = new Intl.DateTimeFormat("hu-HU", { timeZone: "Europe/Budapest", hour: "2-digit", minute: "2-digit" });

it("an order can be fetched while its store is open, three hours later or more, and ordering later is never ready earlier", () => {
  fc.assert(
    fc.property(
      week,
      fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 48 * 60 }),
      (days, now, minutes) => {
        const store = { week: days, specialDays: [] };
        const ready = pickupTime(store, { now });
        if (ready === null) return;
        const at = clock.format(ready.from);
        const hours = hoursOn(store, { day: budapestDay(ready.from) });
        expect(hours.some(({ opens, closes }) => opens <= at && at < closes && closes === ready.until)).toBe(true);
        expect(ready.from.getTime() - now.getTime()).toBeGreaterThanOrEqual(3 * 60 * 60_000);
        const later = pickupTime(store, { now: new Date(now.getTime() + minutes * 60_000) });
        if (later !== null) expect(later.from.getTime()).toBeGreaterThanOrEqual(ready.from.getTime());
      },
    ),
    runs,
  );
});
