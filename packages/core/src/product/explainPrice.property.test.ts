import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { dayAfter, midnightByRule } from "./budapestByRule.test.oracle.ts";
import { currentPrice } from "./currentPrice.ts";
import { explainPrice } from "./explainPrice.ts";
import { priceKind } from "./priceKind.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-2] [PRICE-3] the explanation names the current price, and each other price once",
  ({ prices, now }) => {
    const { kind, price, others } = explainPrice(prices, { now });
    expect(kind).toBe(priceKind(prices, { now }));
    expect(price).toBe(currentPrice(prices, { now }));
    expect([kind, ...others.map((other) => other.kind)].toSorted()).toEqual(["personal", "regular", "special"]);
  },
);

it.prop([pricedNow], runs)(
  "[PRICE-1] a special price is active on exactly the days that its reason names",
  ({ prices, now }) => {
    const isSpecialAt = (instant: number) => priceKind(prices, { now: new Date(instant) }) === "special";
    const { kind, others } = explainPrice(prices, { now });
    const reason = others.find((other) => other.kind === "special")?.reason;
    switch (reason?.kind) {
      case undefined:
        expect(kind).toBe("special");
        break;
      case "notActiveUntil":
        expect(isSpecialAt(midnightByRule(reason.day) - 1)).toBe(false);
        expect(isSpecialAt(midnightByRule(reason.day))).toBe(true);
        break;
      case "endedOn":
        expect(isSpecialAt(midnightByRule(dayAfter(reason.day, 1)) - 1)).toBe(true);
        expect(isSpecialAt(midnightByRule(dayAfter(reason.day, 1)))).toBe(false);
        break;
      case "neverActive":
        for (let day = -4; day <= 4; day += 1) expect(isSpecialAt(now.getTime() + day * 24 * 60 * 60_000)).toBe(false);
        break;
      default:
        expect(reason).toEqual({ kind: "notGiven" });
        expect(prices.specialPrice ?? 0).toBe(0);
    }
  },
);

it.prop([pricedNow], runs)(
  "[PRICE-2] a hidden price would be current without the one that hides it",
  ({ prices, now }) => {
    const { kind: winner, others } = explainPrice(prices, { now });
    const withoutSpecial = { ...prices, specialPrice: null };
    for (const { kind, reason } of others) {
      if (kind === "special") continue;
      const isGiven = kind === "regular" || (prices.personalPrice ?? 0) > 0;
      expect(reason).toEqual(isGiven ? { kind: "hidden", by: winner } : { kind: "notGiven" });
      const alone = kind === "regular" ? { ...withoutSpecial, personalPrice: null } : withoutSpecial;
      expect(priceKind(alone, { now }) === kind).toBe(isGiven);
    }
  },
);
