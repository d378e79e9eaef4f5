import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { productId } from "../../product/productId.ts";
import { runs } from "../../runs.test.config.ts";
import { dueProducts } from "./dueProducts.ts";
import { usualProducts } from "./usualProducts.ts";

const now = new Date("2026-11-27T10:00:00Z");
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** A product that was ordered this many times, every so many days, the last time this many days ago. */
const bought = ({ count, every, ago }: { readonly count: number; readonly every: number; readonly ago: number }) => ({
  productId: productId(`${count} ${every} ${ago}`),
  name: "Tej",
  categoryId: null,
  orderCount: count,
  quantity: 1,
  unitName: "db",
  alternativeQuantity: null,
  alternativeUnitName: null,
  orderedAt: daysBefore(ago),
  firstOrderedAt: daysBefore(ago + every * (count - 1)),
});
const habits = fc.record({
  count: fc.integer({ min: 1, max: 30 }),
  every: fc.integer({ min: 1, max: 60 }),
  ago: fc.integer({ min: 0, max: 200 }),
});

describe("usual products", () => {
  it.prop([habits], runs)(
    "[USUAL-1] A product is due from 80 % of its rhythm until three times its rhythm, after three orders.",
    (habit) => {
      const isDue = habit.count >= 3 && habit.ago >= habit.every * 0.8 && habit.ago <= habit.every * 3;
      const due = dueProducts([bought(habit)], { now }).map(({ everyDays, daysAgo }) => ({ everyDays, daysAgo }));
      expect(due).toEqual(isDue ? [{ everyDays: habit.every, daysAgo: habit.ago }] : []);
    },
  );

  it.prop([habits], runs)(
    "[USUAL-1] A product is usual from its third order until three times its rhythm.",
    (habit) => {
      const usual = usualProducts([bought(habit)], { now });
      expect(usual).toHaveLength(habit.count >= 3 && habit.ago <= habit.every * 3 ? 1 : 0);
    },
  );

  it.prop([fc.array(habits, { maxLength: 20 })], runs)(
    "[USUAL-1] The most often ordered come first, and each is due by itself.",
    (all) => {
      const entries = all.map(bought);
      const due = dueProducts(entries, { now }).map(({ entry }) => entry);
      expect(due.map(({ orderCount }) => orderCount)).toEqual(
        due.map(({ orderCount }) => orderCount).toSorted((one, other) => other - one),
      );
      expect(new Set(due)).toEqual(new Set(entries.filter((entry) => dueProducts([entry], { now }).length > 0)));
    },
  );

  it("[USUAL-1] Several orders of one day are a daily rhythm, and a server without first orders has no rhythms.", () => {
    const often = { ...bought({ count: 3, every: 1, ago: 1 }), firstOrderedAt: daysBefore(1) };
    expect(dueProducts([often], { now })).toMatchObject([{ everyDays: 1, daysAgo: 1 }]);
    expect(dueProducts([{ ...often, firstOrderedAt: null }], { now })).toEqual([]);
  });

  it("[USUAL-1] Days are those of the calendar in Budapest, and an order of a faster clock is of today.", () => {
    const lateAtNight = {
      ...bought({ count: 3, every: 1, ago: 1 }),
      // Half past midnight on 26 November in Budapest.
      orderedAt: "2026-11-25T23:30:00Z",
      firstOrderedAt: "2026-11-22T23:30:00Z",
    };
    expect(dueProducts([lateAtNight], { now })).toEqual([]);
    expect(dueProducts([lateAtNight], { now: new Date("2026-11-28T10:00:00Z") })).toMatchObject([
      { everyDays: 2, daysAgo: 2 },
    ]);
    expect(dueProducts([bought({ count: 3, every: 1, ago: -1 })], { now })).toEqual([]);
  });
});
