import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { budapestDay } from "../product/budapestDay.ts";
import { runs } from "../runs.test.config.ts";
import { dateText, deadlineText, momentText } from "./momentText.ts";

const instants = fc.date({ min: new Date("2024-01-01"), max: new Date("2031-12-31"), noInvalidDate: true });
const dayIn = (instant: Date) => budapestDay(instant);
const yearIn = (instant: Date) =>
  new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Budapest" }).format(instant);

it.prop([instants, instants], runs)("[FMT-7] a date names its year exactly when it is not this one", (instant, now) => {
  const year = yearIn(instant);
  for (const text of [
    momentText(instant, { now }),
    momentText(instant, { now, style: "short" }),
    dateText(instant, { now }),
    dateText(dayIn(instant), { now }),
  ])
    expect(text.startsWith(`${year}. `)).toBe(year !== yearIn(now));
  for (const text of [momentText(instant), dateText(instant), dateText(dayIn(instant))])
    expect(text.startsWith(`${year}. `)).toBe(true);
});

// The shortest day of a year has 23 hours.
it.prop([instants, fc.integer({ min: 1, max: 22 })], runs)(
  "[FMT-7] a deadline at midnight is the end of the day before, any other one the moment itself",
  (instant, hour) => {
    const day = instant.toISOString().slice(0, 10);
    // In winter Budapest's midnight is 23:00 of the day before in UTC, in summer 22:00.
    const midnight = ["T22:00:00Z", "T23:00:00Z"]
      .map((end) => new Date(`${day}${end}`))
      .find((each) => momentText(each).endsWith("00:00"));
    expect(midnight).toBeDefined();
    if (midnight === undefined) return;
    const lastMoment = new Date(midnight.getTime() - 60_000);
    expect(deadlineText(midnight)).toBe(`${momentText(lastMoment).slice(0, -" 23:59".length)} végéig`);
    const later = new Date(midnight.getTime() + hour * 3_600_000);
    expect(deadlineText(later)).toBe(`${momentText(later)}-\u2060ig`);
  },
);
