import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { runs } from "../runs.test.config.ts";
import { currentPrice } from "./currentPrice.ts";
import { explainPrice } from "./explainPrice.ts";
import { priceClock } from "./priceClock.ts";
import { priceKind } from "./priceKind.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

/** Time zones of browsers and servers, with their offset from UTC in January. */
const places = [
  { timeZone: "UTC", minutesAhead: 0 },
  { timeZone: "Europe/Budapest", minutesAhead: 60 },
  { timeZone: "America/Los_Angeles", minutesAhead: -480 },
  { timeZone: "Asia/Kathmandu", minutesAhead: 345 },
  { timeZone: "Pacific/Kiritimati", minutesAhead: 840 },
];

describe.each(places)("on a machine in $timeZone", ({ timeZone, minutesAhead }) => {
  beforeEach(() => {
    vi.stubEnv("TZ", timeZone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-minutesAhead || 0);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.prop([pricedNow], runs)(
    "[PRICE-1] [PRICE-3] shows the current price, and ends at the midnight in Budapest when the next one begins",
    ({ prices, now, nextMidnight }) => {
      expect(priceClock(prices, { now })).toEqual({
        price: currentPrice(prices, { now }),
        changesAt: prices.specialPrice ? nextMidnight : null,
      });
    },
  );

  it.prop([pricedNow, fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))], runs)(
    "[PRICE-1] shows another kind of price from then on, and the same kind until then",
    ({ prices, now }, shares) => {
      const { changesAt } = priceClock(prices, { now });
      const end = changesAt ?? now.getTime() + 10 * 24 * 60 * 60_000;
      const at = (instant: number) => ({ now: new Date(instant) });
      const span = end - now.getTime();
      for (const instant of [...shares.map((share) => now.getTime() + Math.floor(share * span)), end - 1]) {
        expect(priceClock(prices, at(instant))).toEqual(priceClock(prices, { now }));
        expect(explainPrice(prices, at(instant))).toEqual(explainPrice(prices, { now }));
      }
      expect(priceKind(prices, at(end)) === priceKind(prices, { now })).toBe(changesAt === null);
    },
  );
});
