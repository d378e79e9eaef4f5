import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { instants, minutesAhead, stampByRule } from "./budapestByRule.test.oracle.ts";
import { isNews } from "./isNews.ts";
import { newsClock } from "./newsClock.ts";

const days = 24 * 60 * 60_000;
const distances = fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3 * days, max: 3 * days })), {
  nil: null,
});

/** News with bounds near now; in milliseconds from it, and in the format of some clock. */
const newsNow = fc
  .record({ now: instants, from: distances, to: distances, minutes: minutesAhead })
  .map(({ now, from, to, minutes }) => ({
    now,
    from: from ?? -Infinity,
    to: to ?? -Infinity,
    product: {
      newsFrom: from === null ? null : stampByRule(now + from, minutes),
      newsTo: to === null ? null : stampByRule(now + to, minutes),
    },
  }));

it.prop([newsNow], runs)(
  "[PRICE-7] a product is new between its bounds, and the clock returns when that changes",
  ({ product, now, from, to }) => {
    const isNewsAfter = (distance: number) => from <= distance && distance < to;
    const [next = null] = [from, to]
      .filter((bound) => bound > 0 && isNewsAfter(bound) !== isNewsAfter(0))
      .toSorted((a, b) => a - b);
    expect(newsClock(product, { now: new Date(now) })).toEqual({
      isNews: isNewsAfter(0),
      changesAt: next === null ? null : now + next,
    });
  },
);

it.prop([newsNow, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })], runs)(
  "[PRICE-7] the state holds until then, and no longer",
  ({ product, now }, share) => {
    const clock = newsClock(product, { now: new Date(now) });
    const end = clock.changesAt ?? now + 10 * days;
    for (const instant of [now + Math.floor(share * (end - now)), end - 1]) {
      expect(newsClock(product, { now: new Date(instant) })).toEqual(clock);
    }
    expect(isNews(product, { now: new Date(end) }) === clock.isNews).toBe(clock.changesAt === null);
  },
);
